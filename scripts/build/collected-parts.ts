import { hash } from 'node:crypto'
import { type PageParts, type SharedFileKind, sharedFileKinds } from '#tenants/page-parts.ts'

/** Stores a file shared by several pages: site path without leading slash, and text. Same path, same text. */
export type StoreSharedFile = (file: string, text: string) => void

const digestOf = (text: string | Buffer): string => hash('sha256', text, 'hex').slice(0, 10)

/** Content-addressed name. */
const sharedFile = (text: string, kind: SharedFileKind): string => `_astro/${kind}.${digestOf(text)}.json`

const sharedName = new RegExp(`^_astro/(?:${sharedFileKinds.join('|')})\\.([\\da-f]+)\\.json$`)

/** Whether a shared file's bytes match the digest in its name. */
export const isSharedFile = (file: string, bytes: Buffer): boolean => sharedName.exec(file)?.[1] === digestOf(bytes)

/** Whether a site path belongs to a shared file. */
export const isSharedPath = (path: string): boolean => sharedName.test(path.slice(1))

/** Escapes JSON for a single-quoted attribute, in which its double quotes need no escape. */
const escaped = (json: string): string =>
  json.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Collects the parts of one page. The props of a list are 20 KB of JSON: passed through Astro, each of their quotes
 * would be escaped, then unescaped by the build.
 */
export class CollectedParts implements PageParts {
  readonly #keep: StoreSharedFile
  readonly #json: string[] = []

  /** `keep` stores the files that the page shares with others. */
  constructor(keep: StoreSharedFile) {
    this.#keep = keep
  }

  readonly share = (text: string, kind: SharedFileKind): string => {
    const file = sharedFile(text, kind)
    this.#keep(file, text)
    return `/${file}`
  }

  readonly json = (text: string): string => `json:${this.#json.push(text) - 1}`

  /** The JSON behind each placeholder (`json:<number>`), by number, escaped for attributes. */
  get attributes(): readonly string[] {
    return this.#json.map(escaped)
  }
}
