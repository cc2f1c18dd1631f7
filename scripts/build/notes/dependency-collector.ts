import { hash } from 'node:crypto'
import { detachString } from '#scripts/lib/detach-string.ts'
import type { PageToRender } from '../routes.ts'
import type { Said } from '../site-data-collector.ts'
import type { PageFacts } from '../verify/page-facts.ts'
import { digestsOfShapes } from '../verify/shapes.ts'
import { decodeBitmap, encodeBitmap } from './bitmap.ts'
import { dataDigest } from './data-digest.ts'
import type { DependencyRecorder, Entry } from './dependency-recorder.ts'
import type { PreviousReleasePages } from './previous-release-pages.ts'
import { codeOf, type KeptPage, type ReleaseDependencies } from './release-dependencies.ts'

/** A rendered page. */
export interface DrawnPage {
  readonly bytes: Buffer
  readonly entry: Entry
  readonly shares: readonly string[]
  readonly said: Said | null
}

/** A list of distinct texts with their indices. */
class Numbered {
  readonly texts: string[] = []
  readonly #numbers = new Map<string, number>()

  of(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const own = detachString(text)
    this.#numbers.set(own, this.texts.length)
    return this.texts.push(own) - 1
  }
}

/** Collects the dependencies of a release's pages, rendered or reused, for the next build. */
export class DependencyCollector {
  readonly #book: DependencyRecorder
  readonly #pages = new Map<string, Omit<KeptPage, 'links' | 'assets' | 'foreign'>>()
  readonly #addresses = new Numbered()
  readonly #sets = new Numbered()
  /** Set index of the last build -> index in this one. */
  readonly #carried = new Map<number, number>()
  readonly #facts = new Map<string, Pick<KeptPage, 'links' | 'assets' | 'foreign'>>()

  constructor(book: DependencyRecorder) {
    this.#book = book
  }

  drew({ pathname, route, props }: PageToRender, { bytes, entry, shares, said }: DrawnPage): void {
    this.#pages.set(pathname, {
      route: route.component,
      props: dataDigest(props),
      read: this.#sets.of(encodeBitmap(entry.read)),
      asked: [...entry.asked],
      digest: hash('sha256', bytes, 'base64url'),
      shares,
      said,
    })
  }

  tookOver({ pathname }: PageToRender, kept: KeptPage, { notes }: PreviousReleasePages): void {
    const questions = kept.asked.map((number) => {
      const [name = '', about = ''] = notes.questions[number] ?? []
      return this.#book.questionOf({ name, about })
    })
    const { links, assets, foreign, ...page } = kept
    this.#pages.set(pathname, { ...page, read: this.#sameSet(kept.read, notes), asked: questions })
  }

  /** Converts a set of the last build, whose readings are numbered differently. */
  #sameSet(set: number, { sets, readings }: ReleaseDependencies): number {
    const known = this.#carried.get(set)
    if (known !== undefined) return known
    const numbers = decodeBitmap(sets[set] ?? '').map((number) => this.#book.readingOf(readings[number]?.[0] ?? ''))
    const carried = this.#sets.of(encodeBitmap(numbers))
    this.#carried.set(set, carried)
    return carried
  }

  /** Records verification's facts of a page. */
  verified(page: string, { links, assets, foreign }: PageFacts): void {
    const numbers = (texts: readonly string[]) => texts.map((text) => this.#addresses.of(text))
    this.#facts.set(page, { links: numbers(links), assets: numbers(assets), foreign })
  }

  /** The notes to store. */
  async notes(release: string, bundle: string, shapes: ReadonlySet<number>): Promise<ReleaseDependencies> {
    const pages = [...this.#pages].map(([path, page]): [string, KeptPage] => [
      path,
      { ...page, ...(this.#facts.get(path) ?? { links: [], assets: [], foreign: [] }) },
    ])
    return {
      release,
      code: codeOf(bundle),
      readings: this.#readings(),
      sets: this.#sets.texts,
      questions: await this.#questions(),
      addresses: this.#addresses.texts,
      shapes: digestsOfShapes(shapes),
      pages: Object.fromEntries(pages),
    }
  }

  /** Readings that no page of the release uses keep their number, with an empty value. */
  #readings(): ReleaseDependencies['readings'] {
    const read = new Set(this.#sets.texts.flatMap(decodeBitmap))
    return this.#book.paths.map((path, number) => [path, read.has(number) ? this.#book.readingAt(path) : ''])
  }

  /** The same for questions, such as those about a car that left. */
  async #questions(): Promise<ReleaseDependencies['questions']> {
    const asked = new Set([...this.#pages.values()].flatMap((page) => page.asked))
    const questions = this.#book.questions.map(async (question, number) => {
      const answer = asked.has(number) ? await this.#book.answerOf(question) : ''
      return [question.name, question.about, answer] as const
    })
    return Promise.all(questions)
  }
}
