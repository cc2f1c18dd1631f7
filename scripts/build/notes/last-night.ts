import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isSharedFile } from '../collected-parts.ts'
import { releaseFolder } from '../release/paths.ts'
import { fileOf, type PageToRender } from '../routes.ts'
import type { PageFacts } from '../verify/page-facts.ts'
import { overlapWith } from './bits.ts'
import { dataDigest } from './data-digest.ts'
import type { NoteBook } from './note-book.ts'
import { codeOf, type KeptPage, type ReleaseNotes, readReleaseNotes } from './release-notes.ts'

/** What a file holds; null where none stands there that its owner may read, as a host would have to. */
function bytesOf(file: string): Buffer | null {
  try {
    const { mode } = statSync(file)
    return mode & 0o400 ? readFileSync(file) : null
  } catch {
    return null
  }
}

/** The pages of an earlier release, and which of them would be the same again. */
export class LastNight {
  readonly notes: ReleaseNotes
  /** The release. */
  readonly folder: string
  readonly #book: NoteBook
  /** Sets of readings that find something else now. */
  readonly #changed: ReadonlySet<number>
  readonly #sameAnswers = new Map<number, Promise<boolean>>()
  readonly #shared = new Map<string, boolean>()

  constructor(notes: ReleaseNotes, folder: string, book: NoteBook) {
    this.notes = notes
    this.folder = folder
    this.#book = book
    const hasChanged = overlapWith([...notes.readings.keys()].filter((reading) => !this.#readsSame(reading)))
    this.#changed = new Set([...notes.sets.keys()].filter((set) => hasChanged(notes.sets[set] ?? '')))
  }

  #readsSame(reading: number): boolean {
    const [path = '', answer] = this.notes.readings[reading] ?? []
    try {
      return this.#book.readingAt(path) === answer
    } catch {
      // What it was read from is no more.
      return false
    }
  }

  #answersSame(question: number): Promise<boolean> {
    const known = this.#sameAnswers.get(question)
    if (known) return known
    const [name = '', about = '', answer] = this.notes.questions[question] ?? []
    // A question that cannot be answered any more, such as one about a car that left, is not answered as before.
    const same = this.#book.answerOf({ name, about }).then(
      (now) => now === answer,
      () => false,
    )
    this.#sameAnswers.set(question, same)
    return same
  }

  /** What is known of a page that would be drawn the same again; null for one that is to be drawn. */
  async samePage(page: PageToRender): Promise<KeptPage | null> {
    const { pages } = this.notes
    const kept = Object.hasOwn(pages, page.pathname) ? pages[page.pathname] : undefined
    if (!kept || kept.route !== page.route.component || this.#changed.has(kept.read)) return null
    if (kept.props !== dataDigest(page.props)) return null
    for (const question of kept.asked) if (!(await this.#answersSame(question))) return null
    return this.#isWhole(join(this.folder, fileOf(page)), kept) ? kept : null
  }

  /** Whether its file, and those it shares, are there still, and byte for byte what they were. */
  #isWhole(file: string, { digest, shares }: KeptPage): boolean {
    const bytes = bytesOf(file)
    return (
      bytes !== null &&
      hash('sha256', bytes, 'base64url') === digest &&
      shares.every((shared) => this.#isShared(shared))
    )
  }

  /** Asked once of each file: hundreds of pages share it. */
  #isShared(file: string): boolean {
    const known = this.#shared.get(file)
    if (known !== undefined) return known
    const bytes = bytesOf(join(this.folder, file))
    const isWhole = bytes !== null && isSharedFile(file, bytes)
    this.#shared.set(file, isWhole)
    return isWhole
  }

  /** What verification knows of a page. */
  factsOf({ links, assets, foreign }: KeptPage): PageFacts {
    const written = (numbers: readonly number[]) => numbers.map((number) => this.notes.addresses[number] ?? '')
    return { links: written(links), assets: written(assets), foreign }
  }
}

/** The last release of a dealer whose pages the same code has made; null when there is none. */
export function lastNight(out: string, slug: string, bundle: string, book: NoteBook): LastNight | null {
  const notes = readReleaseNotes(out, slug)
  if (notes?.code !== codeOf(bundle)) return null
  const folder = releaseFolder(out, slug, notes.release)
  return existsSync(folder) ? new LastNight(notes, folder, book) : null
}
