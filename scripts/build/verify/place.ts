import { type ElementRules, rulesOf } from './element-rules.ts'
import { headText, tagOf } from './heads.ts'
import { numberOfShape } from './shapes.ts'

/** A parent element (by head) with its relevant ancestors. All children of one place follow the same rules. */
export class Place {
  readonly head: number
  readonly rules: ElementRules
  /** Open tags that restrict descendants at any depth. */
  readonly #within: string
  readonly #below = new Map<number, Place>()
  /** Shape numbers by the key of a child. */
  readonly #shapes = new Map<number | string, number>()

  constructor(head: number, within = '') {
    this.head = head
    this.rules = rulesOf(head)
    const tag = ` ${tagOf(headText(head))} `
    this.#within = this.rules.isStrict && !within.includes(tag) ? within + tag : within
  }

  /** The place inside a child element. */
  below(head: number): Place {
    const known = this.#below.get(head) ?? placeOf(head, this.#within)
    this.#below.set(head, known)
    return known
  }

  /** The shape number of a child; `key` describes it and its content in short, `inside` in full. */
  shapeOf(key: number | string, head: number, inside: () => string): number {
    const known = this.#shapes.get(key)
    if (known !== undefined) return known
    const shape = numberOfShape(`${this.#within}: ${headText(this.head)} > ${headText(head)} > ${inside()}`)
    this.#shapes.set(key, shape)
    return shape
  }
}

const places = new Map<string, Place>()

/** The place in an element with these ancestors; one object per place and process. */
export function placeOf(head: number, within = ''): Place {
  const key = `${head} ${within}`
  const known = places.get(key) ?? new Place(head, within)
  places.set(key, known)
  return known
}
