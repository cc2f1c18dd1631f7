import type { IconName } from './icon-names.ts'
import drawings from './icons.svg?url'

/** The same icon in React. All drawings are in one file shared by pages and islands. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
