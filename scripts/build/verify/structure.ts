import { rulesOf } from './element-rules.ts'
import { headText, pageHead, secondHead, textHead } from './heads.ts'
import { Outline } from './outline.ts'
import { type Place, placeOf } from './place.ts'

/** Flags: contains text, contains elements. All that is recorded of an element with any content. */
const [holdsText, holdsElements] = [1, 2]

/** An open element. */
interface Open {
  readonly place: Place
  /** Distinct heads of its children; for an element with any content see `held`. */
  readonly children: number[]
  held: number
}

const opened = (place: Place): Open => ({ place, children: [], held: 0 })

/** The content of an element in full. */
function insideOf({ place, children, held }: Open): string {
  if (place.rules.isLoose) return [held & holdsText ? 'text' : '', held & holdsElements ? 'elements' : ''].join('|')
  const heads = children.map(headText)
  return (place.rules.isOrdered ? heads : heads.sort()).join('|')
}

/** A short key of an element and its content. */
function keyOf({ place: { head, rules }, children, held }: Open): number | string {
  if (rules.isLoose) return head * 4 + held
  return `${head} ${rules.isOrdered ? children : children.sort((a, b) => a - b)}`
}

/**
 * What an HTML checker sees of a page, as numbered shapes: each element with its attributes, parent and content, and
 * the outline of headings and landmarks. Texts, data, URLs and the number of repetitions do not matter. A page whose
 * shapes all occur on valid pages is valid.
 */
export class PageStructure {
  readonly #path: [Open, ...Open[]]
  readonly #shapes = new Set<number>()
  /** Outlines of the page and of open dialogs. */
  readonly #outlines: [Outline, ...Outline[]] = [new Outline()]

  /** `place`: the element around a part; by default a whole page. */
  constructor(place = placeOf(pageHead)) {
    this.#path = [opened(place)]
  }

  get #top(): Open {
    return this.#path.at(-1) ?? this.#path[0]
  }

  /** The place inside the current element. */
  get place(): Place {
    return this.#top.place
  }

  /** `head`: the tag's number by `headNumber`. */
  open(tag: string, head: number): void {
    const place = this.#top.place.below(head)
    this.#within(head)
    this.#outlines.at(-1)?.add(tag)
    if (place.rules.isOutlineRoot) this.#outlines.push(new Outline())
    this.#path.push(opened(place))
  }

  #within(head: number): void {
    const { place: above, children } = this.#top
    if (above.rules.isLoose) {
      this.#top.held |= head === textHead ? holdsText : holdsElements
      return
    }
    const rules = rulesOf(head)
    const isAlone = rules.isSingle || (above.rules.isLabel && rules.isLabelled)
    const one = isAlone && children.includes(head) ? secondHead : head
    if (!children.includes(one)) children.push(one)
  }

  /** Adds a part that was read separately, at the current place. */
  add(part: PageStructure): void {
    const [{ children, held }] = part.#path
    for (const child of children) this.#within(child)
    this.#top.held |= held
    for (const shape of part.#shapes) this.#shapes.add(shape)
    this.#outlines.at(-1)?.addAll(part.#outlines[0])
  }

  /** Records non-blank text. */
  text(): void {
    this.#within(textHead)
  }

  close(): void {
    const node = this.#path.length > 1 ? this.#path.pop() : undefined
    if (!node) return
    this.#shapes.add(this.#top.place.shapeOf(keyOf(node), node.place.head, () => insideOf(node)))
    const outline = node.place.rules.isOutlineRoot ? this.#outlines.pop() : undefined
    for (const shape of outline?.shapes ?? []) this.#shapes.add(shape)
  }

  /** Shapes of the whole page; numbers are valid within one process. */
  get shapes(): ReadonlySet<number> {
    return new Set([...this.#shapes, ...this.#outlines[0].shapes])
  }
}
