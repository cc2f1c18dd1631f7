import { hash } from 'node:crypto'

/** Attributes whose value is free text or an address: only whether it is empty matters to a checker. */
const free = new Set([
  'href',
  'src',
  'srcset',
  'sizes',
  'alt',
  'title',
  'content',
  'value',
  'action',
  'placeholder',
  'd',
  'points',
  'transform',
  'props',
  'opts',
  'uid',
  'datetime',
  'for',
  'id',
  'list',
  'headers',
  'class',
  'width',
  'height',
  'min',
  'max',
  'x',
  'y',
  'cx',
  'cy',
  'r',
])

const freeStarts = ['data-', 'aria-label', 'aria-describe', 'aria-controls', 'aria-owns']

const judged = new Map<string, boolean>()

function isFree(name: string): boolean {
  const before = judged.get(name)
  if (before !== undefined) return before
  const verdict = free.has(name) || freeStarts.some((start) => name.startsWith(start))
  judged.set(name, verdict)
  return verdict
}

/** A tag with its attributes as a checker sees them. */
function headOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  let head = tag
  for (const name in attributes) {
    const value = attributes[name] ?? ''
    head += isFree(name) ? ` ${name}${value === '' ? '=' : ''}` : ` ${name}=${value}`
  }
  return head
}

/** Heads and the like that were seen, by their numbers in this process. */
const heads: string[] = []
const headNumbers = new Map<string, number>()

function numberOfHead(head: string): number {
  const number = headNumbers.get(head)
  if (number !== undefined) return number
  headNumbers.set(head, heads.push(head) - 1)
  return heads.length - 1
}

const textHead = numberOfHead('text')

/** A number for a start tag as a checker sees it, the same for the same look as long as the process runs. */
export const headNumber = (tag: string, attributes: Readonly<Record<string, string>>): number =>
  numberOfHead(headOf(tag, attributes))

interface Node {
  readonly head: number
  /** Heads of what stands in it, each once. */
  readonly children: number[]
}

/** Shapes that were seen, by their numbers: digests, which are the same in every process. */
const digests: string[] = []
const numbers = new Map<string, number>()
/** Numbers of shapes by a short key, which spares writing out and hashing what most elements of a site look like. */
const known = new Map<string, number>()

function numberOfDigest(digest: string): number {
  const number = numbers.get(digest) ?? digests.push(digest) - 1
  numbers.set(digest, number)
  return number
}

/** A number for a shape, the same for the same shape as long as the process runs. */
function numberOf(key: string, shape: () => string): number {
  const before = known.get(key)
  if (before !== undefined) return before
  const number = numberOfDigest(hash('sha256', shape(), 'base64url').slice(0, 16))
  known.set(key, number)
  return number
}

/** Shapes as another process knows them. */
export function digestsOfShapes(shapes: Iterable<number>): string[] {
  return [...shapes].map((shape) => digests[shape] ?? '')
}

/** Shapes by what another process knew them. */
export function shapesOf(known: Iterable<string>): Set<number> {
  return new Set([...known].map(numberOfDigest))
}

/** An element as it is written out: what it stands in, itself, and what stands in it. */
function shapeOf(above: number, head: number, inside: readonly number[]): string {
  const within = inside.map((child) => heads[child] ?? '').sort()
  return `${heads[above]} > ${heads[head]} > ${within.join('|')}`
}

const outlined = /^(?:h[1-6]|main|header|footer|nav|aside|title)$/

/**
 * What an HTML checker sees of a page, as numbered shapes: each element with its attributes, its parent and what
 * stands in it, and the outline of headings and landmarks. Texts and addresses do not matter, nor how often a list
 * repeats. A page whose shapes have all been seen on valid pages is valid with them.
 */
export class PageStructure {
  readonly #path: Node[]
  readonly #shapes = new Set<number>()
  readonly #outline: string[] = []

  /** `head` is of the element that all of it stands in; without one it is a whole page. */
  constructor(head = numberOfHead('')) {
    this.#path = [{ head, children: [] }]
  }

  /** The head of the element that is open. */
  get head(): number {
    return this.#path.at(-1)?.head ?? textHead
  }

  /** `head` is what `headNumber` says of the tag. */
  open(tag: string, head: number): void {
    this.#within(head)
    this.#path.push({ head, children: [] })
    if (outlined.test(tag)) this.#outlines(tag)
  }

  #within(head: number): void {
    const children = this.#path.at(-1)?.children
    if (children && !children.includes(head)) children.push(head)
  }

  #outlines(tag: string): void {
    if (this.#outline.at(-1) !== tag) this.#outline.push(tag)
  }

  /** Takes in a part that was read by itself, within the head of what is open. */
  add(part: PageStructure): void {
    for (const child of part.#path[0]?.children ?? []) this.#within(child)
    for (const shape of part.#shapes) this.#shapes.add(shape)
    for (const tag of part.#outline) this.#outlines(tag)
  }

  /** Text that is more than white space. */
  text(): void {
    this.#within(textHead)
  }

  close(): void {
    const node = this.#path.pop()
    const above = this.#path.at(-1)
    if (!node || !above) return
    const inside = node.children.length > 1 ? node.children.sort((a, b) => a - b) : node.children
    this.#shapes.add(numberOf(`${above.head} ${node.head} ${inside}`, () => shapeOf(above.head, node.head, inside)))
  }

  /** The shapes of the whole page; comparable within one process. */
  get shapes(): ReadonlySet<number> {
    const outline = `outline ${this.#outline.join(' ')}`
    return new Set([...this.#shapes, numberOf(outline, () => outline)])
  }
}
