import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../release/durable.ts'
import type { DealerLock } from '../release/lock.ts'
import { partialOf } from '../release/paths.ts'
import type { Said } from '../seen-pages.ts'
import type { Foreign } from '../verify/foreign.ts'

/** What is kept of one page; numbers stand for entries of the release's lists. */
export interface KeptPage {
  /** The file of the sources that draws it. */
  readonly route: string
  /** A digest of what its route gave it. */
  readonly props: string
  /** Its set of readings. */
  readonly read: number
  readonly asked: readonly number[]
  /** sha256 of its bytes. */
  readonly digest: string
  /** Files that it shares with other pages, e.g. `_astro/form.1f02.json`. */
  readonly shares: readonly string[]
  /** What it says to the rest of the site; null where it is no page but data. */
  readonly said: Said | null
  readonly links: readonly number[]
  readonly assets: readonly number[]
  readonly foreign: readonly Foreign[]
}

/** What the pages of a release were made from, for the next night. */
export interface ReleaseNotes {
  readonly release: string
  /** The code that made it: bundle, Node. Other code may draw other pages from the same. */
  readonly code: string
  readonly readings: readonly (readonly [path: string, answer: string])[]
  /** Sets of readings, see bits.ts: pages of a kind mostly read the same. */
  readonly sets: readonly string[]
  readonly questions: readonly (readonly [name: string, about: string, answer: string])[]
  /** Addresses that pages link to or load, as written. */
  readonly addresses: readonly string[]
  /** Digests of what the HTML checker has found valid: see verify/structure.ts. */
  readonly shapes: readonly string[]
  /** By site path. */
  readonly pages: Readonly<Record<string, KeptPage>>
}

/** The code that makes pages: the bundle, and what Node brings (dates are written with its ICU). */
export function codeOf(bundle: string): string {
  return `${bundle} node ${process.versions.node} icu ${process.versions.icu} ${process.versions.tz}`
}

const fileOf = (out: string, slug: string) => join(out, slug, 'page-notes.json')

/** The notes of the last build; null where there are none, or anything is odd about them: then every page is made anew. */
export function readReleaseNotes(out: string, slug: string): ReleaseNotes | null {
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

/** Leaves notes to the next night, which makes every page anew where it finds none: that they cannot be left is only said. */
export function writeReleaseNotes({ out, slug, tag }: DealerLock, notes: ReleaseNotes): readonly string[] {
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
