interface Open {
  readonly isList: boolean
  /** Of the value that stands next in an object. */
  name: string | null
}

type Wanted = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'more' | 'nothing'

const scalar = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/

function isText(word: string): boolean {
  if (!/^".*"$/s.test(word)) return false
  if (!/\\|\p{Cc}/u.test(word)) return true
  try {
    JSON.parse(word)
    return true
  } catch {
    return false
  }
}

/** Walks through JSON as its rules have it, and notes where its cars begin. */
export class JsonWalk {
  readonly members = new Map<string, number>()
  entries: number[] = []
  readonly #open: Open[] = []
  #wanted: Wanted = 'value'

  /** What should stand where something else does, for whoever wrote it. */
  get wanted(): string {
    const end = this.#open.at(-1)?.isList ? '"]"' : '"}"'
    const words: Readonly<Record<Wanted, string>> = {
      value: 'a value',
      'first value': `a value or ${end}`,
      name: 'a name in double quotes',
      'first name': `a name in double quotes or ${end}`,
      colon: '":"',
      more: `"," or ${end}`,
      nothing: 'nothing more',
    }
    return words[this.#wanted]
  }

  get isOver(): boolean {
    return this.#wanted === 'nothing'
  }

  /** Whether this may stand here. */
  take(word: string, at: number): boolean {
    if (word === ']' || word === '}') return this.#close(word === ']')
    if (word === ',') return this.#go('more', this.#open.at(-1)?.isList ? 'value' : 'name')
    if (word === ':') return this.#go('colon', 'value')
    if (this.#wanted.endsWith('name')) return isText(word) && this.#name(word)
    return this.#wanted.endsWith('value') && this.#value(word, at)
  }

  #go(from: Wanted, to: Wanted): boolean {
    const may = this.#wanted === from
    if (may) this.#wanted = to
    return may
  }

  #close(isList: boolean): boolean {
    const may = this.#wanted === 'more' || this.#wanted === (isList ? 'first value' : 'first name')
    if (!may || this.#open.at(-1)?.isList !== isList) return false
    this.#open.pop()
    return this.#after()
  }

  #after(): boolean {
    this.#wanted = this.#open.length > 0 ? 'more' : 'nothing'
    return true
  }

  #name(word: string): boolean {
    const inside = this.#open.at(-1)
    if (inside && this.#open.length === 1) inside.name = JSON.parse(word) as string
    return this.#go('name', 'colon') || this.#go('first name', 'colon')
  }

  #value(word: string, at: number): boolean {
    const opens = word === '[' || word === '{'
    if (!opens && !scalar.test(word) && !isText(word)) return false
    this.#note(at)
    if (!opens) return this.#after()
    this.#open.push({ isList: word === '[', name: null })
    this.#wanted = word === '[' ? 'first value' : 'first name'
    return true
  }

  #note(at: number): void {
    const [outer, inner] = this.#open
    const isEntry = inner ? inner.isList && outer?.name === 'cars' : outer?.isList
    if (isEntry && this.#open.length < 3) this.entries.push(at)
    if (inner || typeof outer?.name !== 'string') return
    this.members.set(outer.name, at)
    // Of two of one name the last is read.
    if (outer.name === 'cars') this.entries = []
  }
}
