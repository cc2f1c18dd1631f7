import { rulesOf } from './element-rules.ts'
import { headText, pageHead, secondHead, textHead } from './heads.ts'
import { Outline } from './outline.ts'
import { type Place, placeOf } from './place.ts'

/** Whether text stands in an element, and whether elements do: all there is to know of one that may hold anything. */
const [holdsText, holdsElements] = [1, 2]

/** An element that is open. */
interface Open {
  readonly place: Place
  /** Heads of what stands in it, each once; of one that may hold anything see `held`. */
  readonly children: number[]
  held: number
}

const opened = (place: Place): Open => ({ place, children: [], held: 0 })

/** What stands in an element, as it is written out. */
function insideOf({ place, children, held }: Open): string {
  if (place.rules.isLoose) return [held & holdsText ? 'text' : '', held & holdsElements ? 'elements' : ''].join('|')
  const heads = children.map(headText)
  return (place.rules.isOrdered ? heads : heads.sort()).join('|')
}

/** The same with what it is, in short. */
function keyOf({ place: { head, rules }, children, held }: Open): number | string {
  if (rules.isLoose) return head * 4 + held
  return `${head} ${rules.isOrdered ? children : children.sort((a, b) => a - b)}`
}

/**
 * What an HTML checker sees of a page, as numbered shapes: each element with its attributes, its parent and what
 * stands in it, and the outline of headings and landmarks. Texts, data and addresses do not matter, nor how often a list
 * repeats. A page whose shapes have all been seen on valid pages is valid with them.
 */
export class PageStructure {
  readonly #path: [Open, ...Open[]]
  readonly #shapes = new Set<number>()
  /** Of the page, and of the dialogs that are open. */
  readonly #outlines: [Outline, ...Outline[]] = [new Outline()]

  /** `place` is in the element that all of it stands in; without one it is a whole page. */
  constructor(place = placeOf(pageHead)) {
    this.#path = [opened(place)]
  }

  get #top(): Open {
    return this.#path.at(-1) ?? this.#path[0]
  }

  /** The place in the element that is open. */
  get place(): Place {
    return this.#top.place
  }

  /** `head` is what `headNumber` says of the tag. */
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

  /** Takes in a part that was read by itself, at the place where it is now. */
  add(part: PageStructure): void {
    const [{ children, held }] = part.#path
    for (const child of children) this.#within(child)
    this.#top.held |= held
    for (const shape of part.#shapes) this.#shapes.add(shape)
    this.#outlines.at(-1)?.addAll(part.#outlines[0])
  }

  /** Text that is more than white space. */
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

  /** The shapes of the whole page; comparable within one process. */
  get shapes(): ReadonlySet<number> {
    return new Set([...this.#shapes, ...this.#outlines[0].shapes])
  }
}
