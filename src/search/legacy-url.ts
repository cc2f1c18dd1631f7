import { isListAttribute, isRangeAttribute } from './facets.ts'
import { readRange, writeRange } from './range.ts'
import { encodeValue } from './url.ts'

/** One legacy parameter as it is written today; null when it has no meaning any more. */
function rewrite(attribute: string, value: string, index: number): readonly [string, string] | null {
  if (isRangeAttribute(attribute)) {
    // A single year means exactly that year.
    const isOneYear = attribute === 'year' && !value.includes(':')
    const range = readRange(isOneYear ? `${value}:${value}` : value)
    return range && [`range[${attribute}]`, writeRange(range)]
  }
  return isListAttribute(attribute) && value.trim() ? [`refinementList[${attribute}][${index}]`, value] : null
}

/**
 * Rewrites legacy parameters: `menu[make]=Toyota` becomes `refinementList[make][0]=Toyota` and
 * `menu[price]=$5,000:$20,000` becomes `range[price]=5000:20000`. Others stay. The result has no question mark; a query
 * without `menu` is returned unchanged.
 */
export function rewriteLegacySearch(search: string): string {
  const query = search.replace(/^\?/, '')
  const pairs = [...new URLSearchParams(query)]
  if (!pairs.some(([name]) => name.startsWith('menu['))) return query
  const seen = new Map<string, number>()
  const rewritten = pairs.flatMap(([name, value]): (readonly [string, string])[] => {
    const [, attribute] = /^menu\[(\w+)\](?:\[\d*\])?$/.exec(name) ?? []
    if (attribute === undefined) return name.startsWith('menu[') ? [] : [[name, value]]
    const index = seen.get(attribute) ?? 0
    seen.set(attribute, index + 1)
    const pair = rewrite(attribute, value, index)
    return pair ? [pair] : []
  })
  return rewritten.map(([name, value]) => `${name}=${encodeValue(value)}`).join('&')
}
