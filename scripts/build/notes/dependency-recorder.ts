import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { type Notes, works } from '#notes/notes.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import type { Tenant } from '#tenants/current.ts'
import { dataDigest } from './data-digest.ts'
import { ReadTracker } from './read-tracker.ts'
import { answerAt } from './readings.ts'

/** Dependencies of one page, or of a part shared by pages, as numbers of readings and questions. */
export interface Entry {
  readonly read: Set<number>
  readonly asked: Set<number>
}

interface OpenEntry extends Entry {
  /** The page (or part) that first renders this shared part; null for a page. */
  readonly within: OpenEntry | null
}

/** A derived value that pages request: its name, and its argument as JSON. */
interface Question {
  readonly name: string
  readonly about: string
}

/** First segments of reading paths; other sources use their own names. */
const roots = { site: 'site', stock: 'stock', search: 'search', now: 'now' } as const

/** Number of cached answers, for those that many pages request. */
const answersKept = 300

const newEntry = (within: OpenEntry | null): OpenEntry => ({ read: new Set(), asked: new Set(), within })

/** Callers that await it get the rejection; an unawaited one must not end the process. */
function digestOf(answer: Promise<unknown>): Promise<string> {
  const digest = answer.then(dataDigest)
  digest.catch(() => undefined)
  return digest
}

/** Records what the pages of one dealer depend on, and evaluates the dependencies recorded by an earlier build. */
export class DependencyRecorder implements Notes {
  readonly questions: Question[] = []
  readonly #raw: Tenant
  readonly #page = new AsyncLocalStorage<OpenEntry | null>()
  readonly #watch = new ReadTracker((reading) => this.#note('read', reading))
  readonly #watched: Tenant
  readonly #sources = new Map<string, { readonly data: object; readonly watched: object }>()
  readonly #numbers = new Map<string, number>()
  readonly #found = new Map<string, string>()
  readonly #digests: (string | Promise<string>)[] = []
  readonly #answers = new LRUCache<number, { readonly answer: unknown }>({ max: answersKept })

  constructor(tenant: Tenant) {
    this.#raw = tenant
    this.#watched = {
      site: this.#watch.deep(tenant.site, roots.site),
      showroom: this.#watch.coarse(tenant.showroom, roots.stock),
      search: this.#watch.deep(tenant.search, roots.search),
      now: this.#watch.moment(tenant.now, roots.now),
      engine: (body) => this.answer('engine', body) as ReturnType<SearchTransport>,
    }
  }

  /** Renders a page and returns its dependencies. */
  async page<T>(make: () => Promise<T>): Promise<{ readonly made: T; readonly entry: Entry }> {
    const entry = newEntry(null)
    const made = await this.#page.run(entry, make)
    return { made, entry }
  }

  tenant(): Tenant | null {
    return this.#open() ? this.#watched : null
  }

  answer(name: string, about: unknown): unknown {
    const number = this.questionOf({ name, about: JSON.stringify(about) ?? 'null' })
    this.#note('asked', number)
    return this.#ask(number)
  }

  source(name: string): object {
    return this.#sourceOf(name).watched
  }

  shared<T>(work: () => T): () => T {
    const page = this.#open()
    if (!page) {
      const made = work()
      return () => made
    }
    const entry = newEntry(page)
    const made = this.#page.run(entry, work)
    return () => this.#take(made, entry)
  }

  /** The dependencies of a pending part are complete once it resolves, so they are added then. */
  #take<T>(made: T, entry: Entry): T {
    const page = this.#open()
    if (!page) return made
    if (!(made instanceof Promise)) {
      this.#noteAll(entry, page)
      return made
    }
    return made.then((value: unknown) => {
      this.#noteAll(entry, page)
      return value
    }) as T
  }

  #noteAll({ read, asked }: Entry, page: OpenEntry): void {
    for (let to: OpenEntry | null = page; to; to = to.within) {
      for (const reading of read) to.read.add(reading)
      for (const question of asked) to.asked.add(question)
    }
  }

  #note(what: keyof Entry, number: number): void {
    for (let to = this.#open(); to; to = to.within) to[what].add(number)
  }

  /**
   * The page being rendered; null while a question is evaluated.
   * @throws outside of both: a missed reading would make the page look unchanged for ever
   */
  #open(): OpenEntry | null {
    const page = this.#page.getStore()
    if (page === undefined) throw new Error('a page read its dealer where its notes could not follow')
    return page
  }

  /** The number of a question; assigned on first use. */
  questionOf(question: Question): number {
    const key = `${question.name} ${question.about}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.questions.length)
    return this.questions.push(question) - 1
  }

  /** The number of a reading by its path. */
  readingOf(path: string): number {
    return this.#watch.numberOf(path)
  }

  /** The paths of all readings, by their numbers. */
  get paths(): readonly string[] {
    return this.#watch.paths
  }

  #ask(number: number): unknown {
    const known = this.#answers.get(number)
    if (known) return known.answer
    const { name, about } = this.questions[number] ?? { name: '', about: 'null' }
    const answer = this.#page.run(null, () => this.#work(name)(this.#raw, JSON.parse(about) as never))
    this.#answers.set(number, { answer })
    this.#digests[number] ??= answer instanceof Promise ? digestOf(answer) : dataDigest(answer)
    return answer
  }

  #work(name: string) {
    if (name === 'engine') return this.#search
    const work = works().get(name)
    if (!work) throw new Error(`no page asks for ${name}`)
    return work
  }

  /** Excludes the processing time, which varies. */
  readonly #search = async ({ engine }: Tenant, body: Parameters<SearchTransport>[0]) => {
    const { results, ...rest } = await engine(body)
    return { ...rest, results: results.map((result) => ({ ...result, processingTimeMs: 0 })) }
  }

  #sourceOf(name: string) {
    const known = this.#sources.get(name)
    if (known) return known
    const data = this.#page.run(null, () => this.#work(name)(this.#raw, null as never)) as object
    const made = { data, watched: this.#watch.deep(data, name) }
    this.#sources.set(name, made)
    return made
  }

  /** Digest of a question's answer. @throws when no page registers that question any more, or answering fails */
  async answerOf(question: Question): Promise<string> {
    const number = this.questionOf(question)
    if (this.#digests[number] === undefined) await this.#ask(number)
    return (await this.#digests[number]) ?? ''
  }

  /** The current value of a reading, as text. @throws when its source no longer exists */
  readingAt(path: string): string {
    const found = this.#found.get(path) ?? answerAt(this.#rootOf(path), path)
    this.#found.set(path, found)
    return found
  }

  #rootOf(path: string): unknown {
    const [root = ''] = path.split(/[.#!]/, 1)
    const { site, showroom, search, now } = this.#raw
    const own = new Map<string, unknown>([
      [roots.site, site],
      [roots.stock, showroom],
      [roots.search, search],
      [roots.now, now],
    ])
    return own.has(root) ? own.get(root) : this.#sourceOf(root).data
  }
}
