/** A lead's value as text: lists joined by commas, records as "name: value", '' for null, '…' below `depth` levels. */
export function plainText(value: unknown, depth = 3): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (depth === 0) return '…'
  const pairs = Array.isArray(value)
    ? value.map((each) => plainText(each, depth - 1))
    : Object.entries(value).map(([name, each]) => `${name}: ${plainText(each, depth - 1)}`)
  return pairs.filter(Boolean).join(', ')
}
