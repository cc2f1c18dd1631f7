/** What a lead holds as text: lists by commas, pairs as "name: value", nothing for null. Deep enough for every form, and no deeper. */
export function plainText(value: unknown, depth = 3): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (depth === 0) return '…'
  const pairs = Array.isArray(value)
    ? value.map((each) => plainText(each, depth - 1))
    : Object.entries(value).map(([name, each]) => `${name}: ${plainText(each, depth - 1)}`)
  return pairs.filter(Boolean).join(', ')
}
