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

interface Node {
  readonly head: string
  readonly children: Set<string>
}

/** Shapes that were seen, by their numbers: digests, which are the same in every process. */
const digests: string[] = []
const numbers = new Map<string, number>()
const known = new Map<string, number>()

function numberOfDigest(digest: string): number {
  const number = numbers.get(digest) ?? digests.push(digest) - 1
  numbers.set(digest, number)
  return number
}

/** A number for a shape, the same for the same shape as long as the process runs. */
function numberOf(shape: string): number {
  const number = known.get(shape) ?? numberOfDigest(hash('sha256', shape, 'base64url').slice(0, 16))
  known.set(shape, number)
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

const outlined = /^(?:h[1-6]|main|header|footer|nav|aside|title)$/

/**
 * What an HTML checker sees of a page, as numbered shapes: each element with its attributes, its parent and what
 * stands in it, and the outline of headings and landmarks. Texts and addresses do not matter, nor how often a list
 * repeats. A page whose shapes have all been seen on valid pages is valid with them.
 */
export class PageStructure {
  readonly #path: Node[] = [{ head: '', children: new Set() }]
  readonly #shapes = new Set<number>()
  readonly #outline: string[] = []

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const head = headOf(tag, attributes)
    this.#path.at(-1)?.children.add(head)
    this.#path.push({ head, children: new Set() })
    if (outlined.test(tag) && this.#outline.at(-1) !== tag) this.#outline.push(tag)
  }

  text(text: string): void {
    if (text.trim() !== '') this.#path.at(-1)?.children.add('text')
  }

  close(): void {
    const node = this.#path.pop()
    if (!node) return
    const inside = [...node.children].sort().join('|')
    this.#shapes.add(numberOf(`${this.#path.at(-1)?.head} > ${node.head} > ${inside}`))
  }

  /** The shapes of the whole page; comparable within one process. */
  get shapes(): ReadonlySet<number> {
    return new Set([...this.#shapes, numberOf(`outline ${this.#outline.join(' ')}`)])
  }
}
