import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../release/durable.ts'
import type { DealerLock } from '../release/lock.ts'
import { partialOf } from '../release/paths.ts'
import type { Said } from '../site-data-collector.ts'
import type { ExternalUrl } from '../verify/external-urls.ts'

/** Record of one page; numbers are indices into the release's lists. */
export interface KeptPage {
  /** Source file of its route. */
  readonly route: string
  /** Digest of its props. */
  readonly props: string
  /** Index into `sets`. */
  readonly read: number
  readonly asked: readonly number[]
  /** sha256 of its bytes. */
  readonly digest: string
  /** Files shared with other pages, e.g. `_astro/form.1f02.json`. */
  readonly shares: readonly string[]
  /** Data for site-wide files; null for a data file. */
  readonly said: Said | null
  readonly links: readonly number[]
  readonly assets: readonly number[]
  readonly foreign: readonly ExternalUrl[]
}

/** Dependencies of a release's pages, for the next build. */
export interface ReleaseDependencies {
  readonly release: string
  /** Version of the rendering code, see codeOf: other code may render other pages from the same data. */
  readonly code: string
  readonly readings: readonly (readonly [path: string, answer: string])[]
  /** Sets of readings as bitmaps (bits.ts): most pages of a kind share one. */
  readonly sets: readonly string[]
  readonly questions: readonly (readonly [name: string, about: string, answer: string])[]
  /** Addresses that pages link to or load, as written. */
  readonly addresses: readonly string[]
  /** Digests of shapes the HTML checker found valid: see verify/structure.ts. */
  readonly shapes: readonly string[]
  /** Site path -> record. */
  readonly pages: Readonly<Record<string, KeptPage>>
}

/** Version of the code that renders pages: the bundle, Node, and Node's ICU and time zone data, which format dates. */
export function codeOf(bundle: string): string {
  return `${bundle} node ${process.versions.node} icu ${process.versions.icu} ${process.versions.tz}`
}

const fileOf = (out: string, slug: string) => join(out, slug, 'page-notes.json')

/** Notes of the last build; null when missing or damaged: then every page is rendered. */
export function readReleaseDependencies(out: string, slug: string): ReleaseDependencies | null {
  const [sum = '', text = ''] = readNotes(fileOf(out, slug)).split('\n', 2)
  return sum === hash('sha256', text) ? JSON.parse(text) : null
}

function readNotes(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Stores notes for the next build, which renders every page when there are none. Returns a warning when they cannot be
 * written.
 */
export function writeReleaseDependencies(
  { out, slug, tag }: DealerLock,
  notes: ReleaseDependencies,
): readonly string[] {
  const file = fileOf(out, slug)
  const text = JSON.stringify(notes)
  try {
    writeDurably(file, partialOf(file, tag), `${hash('sha256', text)}\n${text}`)
    return []
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return [
      `published; the next build makes every page anew, as what they were made from could not be kept (${code ?? message})`,
    ]
  }
}
