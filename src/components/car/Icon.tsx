import { type IconName, outlines } from './icons.ts'

/** A decorative outline in the colour of its text. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={outlines[name]} />
    </svg>
  )
}
