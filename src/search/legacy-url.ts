import { isListAttribute, isRangeAttribute } from './facets.ts'
import { readRange, writeRange } from './range.ts'
import { encodeValue } from './url.ts'

/** How one old parameter is written today: null when it means nothing any more. */
function rewrite(attribute: string, value: string, index: number): readonly [string, string] | null {
  if (isRangeAttribute(attribute)) {
    // A year of a menu is that one, as a make of it is.
    const isOneYear = attribute === 'year' && !value.includes(':')
    const range = readRange(isOneYear ? `${value}:${value}` : value)
    return range && [`range[${attribute}]`, writeRange(range)]
  }
  return isListAttribute(attribute) && value.trim() ? [`refinementList[${attribute}][${index}]`, value] : null
}

/**
 * Addresses of old: `menu[make]=Toyota` becomes `refinementList[make][0]=Toyota` and `menu[price]=$5,000:$20,000` becomes
 * `range[price]=5000:20000`. Everything else stays. The answer has no question mark; a query without menu is returned as it is.
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
