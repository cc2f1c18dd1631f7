import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { type Notes, works } from '#notes/notes.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import type { Tenant } from '#tenants/current.ts'
import { dataDigest } from './data-digest.ts'
import { answerAt } from './readings.ts'
import { Watch } from './watch.ts'

/** What one page, or a part that several pages take, was made from, as numbers of readings and questions. */
export interface Entry {
  readonly read: Set<number>
  readonly asked: Set<number>
}

interface OpenEntry extends Entry {
  /** The page, while a part of it is drawn that others will take. */
  readonly within: OpenEntry | null
}

/** A question to the dealer, as text: its name and what it was about. */
interface Question {
  readonly name: string
  readonly about: string
}

/** What paths of readings begin with; other sources have names of their own. */
const roots = { site: 'site', stock: 'stock', search: 'search', now: 'now' } as const

/** Answers that are kept: those that many pages ask for. */
const answersKept = 300

const newEntry = (within: OpenEntry | null): OpenEntry => ({ read: new Set(), asked: new Set(), within })

/** Who waits for it hears of a failure; that nobody may wait is no failure of the process. */
function digestOf(answer: Promise<unknown>): Promise<string> {
  const digest = answer.then(dataDigest)
  digest.catch(() => undefined)
  return digest
}

/** Takes the notes of one dealer's pages on one night, and answers for that dealer what notes of another night ask. */
export class NoteBook implements Notes {
  readonly questions: Question[] = []
  readonly #raw: Tenant
  readonly #page = new AsyncLocalStorage<OpenEntry | null>()
  readonly #watch = new Watch((reading) => this.#note('read', reading))
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

  /** Makes a page, and answers what it was made from. */
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

  /** Whoever waits for what is still being made knows all of its notes when it is there. */
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
   * The page that is being made; null while a question is answered.
   * @throws when nobody knows for whom something is read: a page without that reading would be taken for the same for ever
   */
  #open(): OpenEntry | null {
    const page = this.#page.getStore()
    if (page === undefined) throw new Error('a page read its dealer where its notes could not follow')
    return page
  }

  /** The number of a question, new or not. */
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

  /** How long an answer took is no part of it. */
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

  /** What a question is answered, as a digest. @throws when no page asks it any more, or it cannot be answered */
  async answerOf(question: Question): Promise<string> {
    const number = this.questionOf(question)
    if (this.#digests[number] === undefined) await this.#ask(number)
    return (await this.#digests[number]) ?? ''
  }

  /** What a reading finds. @throws when it is of a source that there is no more */
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
