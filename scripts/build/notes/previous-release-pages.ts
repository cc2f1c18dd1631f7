import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isSharedFile } from '../collected-parts.ts'
import { releaseFolder } from '../release/paths.ts'
import { fileOf, type PageToRender } from '../routes.ts'
import type { PageFacts } from '../verify/page-facts.ts'
import { createOverlapTest } from './bitmap.ts'
import { dataDigest } from './data-digest.ts'
import type { DependencyRecorder } from './dependency-recorder.ts'
import { codeOf, type KeptPage, type ReleaseDependencies, readReleaseDependencies } from './release-dependencies.ts'

/** Content of a file; null when it is missing, or not readable by its owner (as a web server needs). */
function bytesOf(file: string): Buffer | null {
  try {
    const { mode } = statSync(file)
    return mode & 0o400 ? readFileSync(file) : null
  } catch {
    return null
  }
}

/** The pages of the last release, and which of them would be rendered identically now. */
export class PreviousReleasePages {
  readonly notes: ReleaseDependencies
  /** Folder of the release. */
  readonly folder: string
  readonly #book: DependencyRecorder
  /** Indices of reading sets in which a value has changed. */
  readonly #changed: ReadonlySet<number>
  readonly #sameAnswers = new Map<number, Promise<boolean>>()
  readonly #shared = new Map<string, boolean>()

  constructor(notes: ReleaseDependencies, folder: string, book: DependencyRecorder) {
    this.notes = notes
    this.folder = folder
    this.#book = book
    const hasChanged = createOverlapTest([...notes.readings.keys()].filter((reading) => !this.#readsSame(reading)))
    this.#changed = new Set([...notes.sets.keys()].filter((set) => hasChanged(notes.sets[set] ?? '')))
  }

  #readsSame(reading: number): boolean {
    const [path = '', answer] = this.notes.readings[reading] ?? []
    try {
      return this.#book.readingAt(path) === answer
    } catch {
      // Its source no longer exists.
      return false
    }
  }

  #answersSame(question: number): Promise<boolean> {
    const known = this.#sameAnswers.get(question)
    if (known) return known
    const [name = '', about = '', answer] = this.notes.questions[question] ?? []
    // A question that fails now, such as one about a car that left, counts as changed.
    const same = this.#book.answerOf({ name, about }).then(
      (now) => now === answer,
      () => false,
    )
    this.#sameAnswers.set(question, same)
    return same
  }

  /** The record of a page that would be rendered identically; null for a page to render. */
  async samePage(page: PageToRender): Promise<KeptPage | null> {
    const { pages } = this.notes
    const kept = Object.hasOwn(pages, page.pathname) ? pages[page.pathname] : undefined
    if (!kept || kept.route !== page.route.component || this.#changed.has(kept.read)) return null
    if (kept.props !== dataDigest(page.props)) return null
    for (const question of kept.asked) if (!(await this.#answersSame(question))) return null
    return this.#isWhole(join(this.folder, fileOf(page)), kept) ? kept : null
  }

  /** Whether its file and shared files still exist with the same bytes. */
  #isWhole(file: string, { digest, shares }: KeptPage): boolean {
    const bytes = bytesOf(file)
    return (
      bytes !== null &&
      hash('sha256', bytes, 'base64url') === digest &&
      shares.every((shared) => this.#isShared(shared))
    )
  }

  /** Checked once per file, as hundreds of pages share it. */
  #isShared(file: string): boolean {
    const known = this.#shared.get(file)
    if (known !== undefined) return known
    const bytes = bytesOf(join(this.folder, file))
    const isWhole = bytes !== null && isSharedFile(file, bytes)
    this.#shared.set(file, isWhole)
    return isWhole
  }

  /** The page's facts for verification. */
  factsOf({ links, assets, foreign }: KeptPage): PageFacts {
    const written = (numbers: readonly number[]) => numbers.map((number) => this.notes.addresses[number] ?? '')
    return { links: written(links), assets: written(assets), foreign }
  }
}

/** The last release of a dealer, if the same code rendered it; else null. */
export function loadPreviousReleasePages(
  out: string,
  slug: string,
  bundle: string,
  book: DependencyRecorder,
): PreviousReleasePages | null {
  const notes = readReleaseDependencies(out, slug)
  if (notes?.code !== codeOf(bundle)) return null
  const folder = releaseFolder(out, slug, notes.release)
  return existsSync(folder) ? new PreviousReleasePages(notes, folder, book) : null
}
