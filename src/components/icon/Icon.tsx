/** The same sign in React, by its path and not by a name, so that a script carries the drawings it shows and no others. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
