/** Attributes whose value is free text, an address or a measure: only whether it is empty matters to a checker. */
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

/** A tag with its attributes as a checker sees them, to which data is nothing. */
function headOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  let head = tag
  for (const name in attributes) {
    if (name.startsWith('data-')) continue
    const value = attributes[name] ?? ''
    head += isFree(name) ? ` ${name}${value === '' ? '=' : ''}` : ` ${name}=${value}`
  }
  return head
}

/** Heads that were seen, by their numbers in this process. */
const heads: string[] = []
const headNumbers = new Map<string, number>()

function numberOfHead(head: string): number {
  const number = headNumbers.get(head)
  if (number !== undefined) return number
  headNumbers.set(head, heads.push(head) - 1)
  return heads.length - 1
}

/** What stands for text, for what a page stands in, and for a second one of what may stand once. */
export const [textHead, pageHead, secondHead] = [numberOfHead('text'), numberOfHead(''), numberOfHead('a second')]

/** A head as it is written out. */
export const headText = (number: number): string => heads[number] ?? ''

/** A number for a start tag as a checker sees it, the same for the same look as long as the process runs. */
export const headNumber = (tag: string, attributes: Readonly<Record<string, string>>): number =>
  numberOfHead(headOf(tag, attributes))

/** Works something out of a head once. */
export function perHead<Answer>(work: (head: string) => Answer): (number: number) => Answer {
  const known: Answer[] = []
  return (number) => {
    known[number] ??= work(headText(number))
    return known[number]
  }
}

/** The tag of a head. */
export const tagOf = (head: string): string => head.split(' ', 1)[0] ?? ''
