import { hash } from 'node:crypto'
import type { ShareText } from '#tenants/shared-files.ts'

/** Takes a file of the site that pages share: its path without a slash before it, and its text. Same path, same text. */
export type KeepFile = (file: string, text: string) => void

/** Names what islands share with those of other pages after its content, and gives it to `keep`. */
export function sharedProps(keep: KeepFile): ShareText {
  return (text) => {
    const file = `_astro/form.${hash('sha256', text, 'hex').slice(0, 10)}.json`
    keep(file, text)
    return `/${file}`
  }
}
