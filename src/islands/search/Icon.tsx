const outlines = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  filters: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
} as const

/** A decorative outline in the colour of its text. */
export function Icon({ name }: { readonly name: keyof typeof outlines }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={outlines[name]} />
    </svg>
  )
}
