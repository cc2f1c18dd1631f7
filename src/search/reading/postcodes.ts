import { amountAt, type Moment } from './amounts.ts'
import * as english from './english.ts'
import { indexAfterPhrase, skipOptionalPhrase } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

/**
 * Numbers that are a postcode after a place even if they could be an amount; three digits because many tables lose the
 * zero of Darwin's 0800.
 */
const postcode = /^(?:\d[05]00|0\d{3}|8\d\d)$/

/** Any four digits are a postcode after a place without cars, unless they are an amount. */
const anyPostcode = /^\d{4}$/

/** Postcodes by the site's unit of distance; zip codes in thousands are amounts. */
const postcodes = { km: anyPostcode, mi: /^\d{5}(?<!000)$/ }

/** "Near 3000", "closest dealer to 3121": where the shopper is, which no filter supports. */
function nearPostcodeAt(tokens: readonly Token[], at: number, unit: Moment['unit']): Part | null {
  const said = indexAfterPhrase(tokens, at, english.near)
  if (said === null) return null
  const seller = skipOptionalPhrase(tokens, said, english.sellers)
  const next = skipOptionalPhrase(tokens, seller + (tokens[seller]?.text === 'to' ? 1 : 0), english.postcode)
  if (!postcodes[unit].test(tokens[next]?.text ?? '')) return null
  const amount = amountAt(tokens, next)
  const isBare = amount?.kind === 'unsaid' && amount.next === next + 1
  return isBare ? { from: at, to: next + 1, effect: { kind: 'unused' } } : null
}

/**
 * "Postcode 4000", or a number right after a place, "Brisbane 4000": not a price, and no filter supports it. US zip
 * codes are longer. `amount` is the number's meaning elsewhere, returned when it is no postcode.
 */
export function postcodeAt(
  tokens: readonly Token[],
  at: number,
  amount: Part | null,
  last: Part | undefined,
  unit: Moment['unit'],
): Part | null {
  const near = nearPostcodeAt(tokens, at, unit)
  if (near) return near
  const told = indexAfterPhrase(tokens, at, english.postcode)
  const effect = { kind: 'unused' } as const
  if (told !== null && tokens[told]?.kind === 'number') return { from: at, to: told + 1, effect }
  if (unit !== 'km' || last?.to !== at || last.effect.kind !== 'list' || (amount && amount.to > at + 1)) return amount
  const isPlace = /^(?:city|state|location_name)$/.test(last.effect.attribute)
  const digits = tokens[at]?.text ?? ''
  const isAny = last.effect.values.length === 0 && !amount && anyPostcode.test(digits)
  return isPlace && (isAny || postcode.test(digits)) ? { from: at, to: at + 1, effect } : amount
}
