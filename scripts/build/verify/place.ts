import { type ElementRules, rulesOf } from './element-rules.ts'
import { headText, tagOf } from './heads.ts'
import { numberOfShape } from './shapes.ts'

/** Where elements may stand: in one that looks so, within such others. Elements at one place are held against the same. */
export class Place {
  readonly head: number
  readonly rules: ElementRules
  /** Tags that have a say in what may stand anywhere below them, of what is open. */
  readonly #within: string
  readonly #below = new Map<number, Place>()
  /** Numbers of shapes by what stands here, and what stands in that. */
  readonly #shapes = new Map<number | string, number>()

  constructor(head: number, within = '') {
    this.head = head
    this.rules = rulesOf(head)
    const tag = ` ${tagOf(headText(head))} `
    this.#within = this.rules.isStrict && !within.includes(tag) ? within + tag : within
  }

  /** The place in an element that stands here. */
  below(head: number): Place {
    const known = this.#below.get(head) ?? placeOf(head, this.#within)
    this.#below.set(head, known)
    return known
  }

  /** The number of an element that stands here; `key` says in short what it is and holds, `inside` in full. */
  shapeOf(key: number | string, head: number, inside: () => string): number {
    const known = this.#shapes.get(key)
    if (known !== undefined) return known
    const shape = numberOfShape(`${this.#within}: ${headText(this.head)} > ${headText(head)} > ${inside()}`)
    this.#shapes.set(key, shape)
    return shape
  }
}

const places = new Map<string, Place>()

/** The place in an element within such others, the same as long as the process runs. */
export function placeOf(head: number, within = ''): Place {
  const key = `${head} ${within}`
  const known = places.get(key) ?? new Place(head, within)
  places.set(key, known)
  return known
}
