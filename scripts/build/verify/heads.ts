/** Attributes with free text, URLs or measures: an HTML checker only cares whether they are empty. */
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
  'stroke-dasharray',
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
  'viewbox',
  'fill',
  'stroke',
  'component-url',
  'component-export',
  'renderer-url',
])

const freeStarts = ['aria-label', 'aria-describe', 'aria-controls', 'aria-owns']

const judged = new Map<string, boolean>()

function isFree(name: string): boolean {
  const before = judged.get(name)
  if (before !== undefined) return before
  const verdict = free.has(name) || freeStarts.some((start) => name.startsWith(start))
  judged.set(name, verdict)
  return verdict
}

/** A tag with the attributes relevant to an HTML checker, which ignores data-*. */
function headOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  let head = tag
  for (const name in attributes) {
    if (name.startsWith('data-')) continue
    const value = attributes[name] ?? ''
    head += isFree(name) ? ` ${name}${value === '' ? '=' : ''}` : ` ${name}=${value}`
  }
  return head
}

/** Known heads by number; numbers are valid in this process only. */
const heads: string[] = []
const headNumbers = new Map<string, number>()

function numberOfHead(head: string): number {
  const number = headNumbers.get(head)
  if (number !== undefined) return number
  headNumbers.set(head, heads.push(head) - 1)
  return heads.length - 1
}

/** Heads for text, for a page's parent, and for a second occurrence of an element allowed once. */
export const [textHead, pageHead, secondHead] = [numberOfHead('text'), numberOfHead(''), numberOfHead('a second')]

/** The text of a head. */
export const headText = (number: number): string => heads[number] ?? ''

/** The number of a start tag's head; equal heads have equal numbers in this process. */
export const headNumber = (tag: string, attributes: Readonly<Record<string, string>>): number =>
  numberOfHead(headOf(tag, attributes))

/** Memoises a function of a head. */
export function memoizeByHead<Answer>(work: (head: string) => Answer): (number: number) => Answer {
  const known: Answer[] = []
  return (number) => {
    known[number] ??= work(headText(number))
    return known[number]
  }
}

/** The tag of a head. */
export const tagOf = (head: string): string => head.split(' ', 1)[0] ?? ''
