const controls = 'select input output button datalist textarea'
const headings = 'h1 h2 h3 h4 h5 h6'
const blocks =
  'address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre section table ul'

/** Open element -> start tags that close it implicitly in an HTML parser. */
const endedBy: Readonly<Record<string, string>> = {
  p: `${blocks} ${headings}`,
  ...Object.fromEntries(headings.split(' ').map((heading) => [heading, headings])),
  a: 'a',
  li: 'li',
  dt: 'dd dt',
  dd: 'dd dt',
  rt: 'rt rp',
  rp: 'rt rp',
  tr: 'tr',
  th: 'tr th td',
  td: 'tr td',
  thead: 'tbody tfoot td',
  tbody: 'tbody tfoot',
  head: 'body',
  option: `option optgroup ${controls}`,
  optgroup: `optgroup ${controls}`,
  select: controls,
  button: controls,
  datalist: controls,
}

const byParent: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(endedBy).map(([parent, tags]) => [parent, new Set(tags.split(' '))]),
)

/**
 * Whether a start tag ends up outside the open element: it closes that implicitly, or is ignored, as a form in a form.
 */
export function isMovedByParser(path: readonly string[], tag: string): boolean {
  const open = path.at(-1)
  if (tag === 'form' && path.includes('form')) return true
  return open !== undefined && byParent.get(open)?.has(tag) === true
}
