import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An entry of a content folder: text, bytes, a folder or a symlink. */
export type FileEntry = string | Buffer | { readonly is: 'folder' } | { readonly linkTo: string }

/** A dealer's files: path in the content folder -> entry. */
export interface DealerFiles {
  readonly slug: string
  readonly files: ReadonlyMap<string, FileEntry>
}

/** The path of a file of a dealer's folder. */
export const own = (slug: string, name: string) => `dealers/${slug}/${name}`

/** The path of its stock. */
export const stockFile = (slug: string) => `stock/${slug}.json`

/** The text at a path. @throws when there is none */
export function textAt({ files }: DealerFiles, path: string): string {
  const found = files.get(path)
  if (typeof found !== 'string') throw new Error(`no text stands at ${path}`)
  return found
}

/** The dealer with other entries at some paths; null removes an entry. */
export function having(dealer: DealerFiles, changes: Readonly<Record<string, FileEntry | null>>): DealerFiles {
  const kept = [...dealer.files].filter(([path]) => !Object.hasOwn(changes, path))
  const put = Object.entries(changes).filter((entry): entry is [string, FileEntry] => entry[1] !== null)
  return { ...dealer, files: new Map([...kept, ...put]) }
}

function put(path: string, what: FileEntry): void {
  mkdirSync(dirname(path), { recursive: true })
  if (typeof what === 'string' || Buffer.isBuffer(what)) writeFileSync(path, what)
  else if ('linkTo' in what) symlinkSync(what.linkTo, path)
  else mkdirSync(path)
}

/** Writes a dealer into a content folder. */
export function writeDealer(content: string, { files }: DealerFiles): void {
  for (const [path, what] of files) put(join(content, path), what)
}
