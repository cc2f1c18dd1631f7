import * as english from './english.ts'
import { behind } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Digits that are a postcode behind a place, whatever else they could be; of Darwin's 0800 the zero is lost in many tables. */
const postcode = /^(?:\d[05]00|0\d{3}|8\d\d)$/

/** What four digits behind a place are where no car stands there, unless they are an amount. */
const anyPostcode = /^\d{4}$/

/**
 * "Postcode 4000", or the number right behind a place, "Brisbane 4000", is no price, and no filter holds it. American ones are longer.
 * `amount` is what the number would be elsewhere.
 */
export function postcodeAt(
  tokens: readonly Token[],
  at: number,
  amount: Part | null,
  last: Part | undefined,
  unit: string,
): Part | null {
  const told = behind(tokens, at, english.postcode)
  const effect = { kind: 'unused' } as const
  if (told !== null && tokens[told]?.kind === 'number') return { from: at, to: told + 1, effect }
  if (unit !== 'km' || last?.to !== at || last.effect.kind !== 'list' || (amount && amount.to > at + 1)) return amount
  const isPlace = /^(?:city|state|location_name)$/.test(last.effect.attribute)
  const digits = tokens[at]?.text ?? ''
  const isAny = last.effect.values.length === 0 && !amount && anyPostcode.test(digits)
  return isPlace && (isAny || postcode.test(digits)) ? { from: at, to: at + 1, effect } : amount
}
