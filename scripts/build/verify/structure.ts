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

function isFree(name: string): boolean {
  return (
    free.has(name) ||
    name.startsWith('data-') ||
    name.startsWith('aria-label') ||
    name.startsWith('aria-describe') ||
    name === 'aria-controls' ||
    name === 'aria-owns'
  )
}

function attributeText([name, value]: [string, string]): string {
  return isFree(name) ? `${name}${value === '' ? '=' : ''}` : `${name}=${value}`
}

interface Node {
  readonly head: string
  readonly children: number[]
}

const shapes = new Map<string, number>()

/** A number for a shape, the same for the same shape as long as the process runs. */
function numberOf(shape: string): number {
  const known = shapes.get(shape) ?? shapes.size
  shapes.set(shape, known)
  return known
}

const textNode = numberOf('text')

/**
 * What an HTML checker sees of a page, as one number: tags, nesting and attributes, without texts and addresses, and
 * with runs of alike neighbours as one. Pages of one structure are valid together, so one of them speaks for all.
 */
export class PageStructure {
  readonly #path: Node[] = [{ head: '', children: [] }]

  #add(child: number): void {
    const siblings = this.#path.at(-1)?.children
    if (siblings && siblings.at(-1) !== child) siblings.push(child)
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push({ head: [tag, ...Object.entries(attributes).map(attributeText)].join(' '), children: [] })
  }

  text(text: string): void {
    if (text.trim() !== '') this.#add(textNode)
  }

  close(): void {
    const node = this.#path.pop()
    if (node) this.#add(numberOf(`${node.head}\n${node.children.join(' ')}`))
  }

  /** The number of the whole page; comparable within one process. */
  get number(): number {
    return numberOf(this.#path[0]?.children.join(' ') ?? '')
  }
}
