import { hash } from 'node:crypto'
import type { PageParts } from '#tenants/page-parts.ts'

/** Takes a file of the site that pages share: its path without a slash before it, and its text. Same path, same text. */
export type KeepFile = (file: string, text: string) => void

/** A file that pages share, by a digest. */
const named = (digest: string): string => `_astro/form.${digest}.json`

/** It is named after its content. */
const sharedFile = (text: string | Buffer): string => named(hash('sha256', text, 'hex').slice(0, 10))

const sharedPath = new RegExp(`^/${named('[0-9a-f]+').replaceAll('.', '\\.')}$`)

/** Whether a file that pages share holds what its name says. */
export const isSharedFile = (file: string, bytes: Buffer): boolean => sharedFile(bytes) === file

/** Whether a site path is that of a file which pages share. */
export const isSharedPath = (path: string): boolean => sharedPath.test(path)

/** In an attribute between apostrophes, in which the quotes of JSON need no escape. */
const escaped = (json: string): string =>
  json.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Collects the parts of one page. The props of a list are 20 KB of JSON: Astro would escape each of their quotes, and the build
 * take that back.
 */
export class CollectedParts implements PageParts {
  readonly #keep: KeepFile
  readonly #json: string[] = []

  /** `keep` takes the files that the page shares with others. */
  constructor(keep: KeepFile) {
    this.#keep = keep
  }

  readonly share = (text: string): string => {
    const file = sharedFile(text)
    this.#keep(file, text)
    return `/${file}`
  }

  readonly json = (text: string): string => `json:${this.#json.push(text) - 1}`

  /** What the words stand for, by their numbers, as it may stand in attributes. */
  get attributes(): readonly string[] {
    return this.#json.map(escaped)
  }
}
