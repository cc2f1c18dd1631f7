import type { IconName } from './icon-names.ts'
import drawings from './icons.svg?url'

/** The same sign in React. All drawings are one file, which pages and islands share. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
