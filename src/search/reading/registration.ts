import { amountAt, isYear, type Moment } from './amounts.ts'
import * as english from './english.ts'
import { indexAfterPhrase, skipOptionalPhrase } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Index after "march" or "03/". */
function afterMonth(tokens: readonly Token[], at: number): number {
  const isNumber = /^(?:0?[1-9]|1[0-2])$/.test(tokens[at]?.text ?? '') && /^[/-]$/.test(tokens[at + 1]?.text ?? '')
  return isNumber ? at + 2 : skipOptionalPhrase(tokens, at, english.months)
}

/**
 * "Rego till March 2027", "reg to 03/27": how long a registration lasts is no model year, and no filter supports it.
 * "Registered 2019" may be one.
 */
export function registrationAt(tokens: readonly Token[], at: number, moment: Moment): Part | null {
  const said = indexAfterPhrase(tokens, at, english.registration)
  if (said === null) return null
  const until = skipOptionalPhrase(tokens, said, english.untilDate)
  const month = afterMonth(tokens, until)
  const year = amountAt(tokens, month)
  const isShort = month > until && /^\d\d$/.test(tokens[month]?.text ?? '')
  const to = year && (isShort || isYear(year, moment)) ? year.next : month
  return to > until && (until > said || month > until) ? { from: at, to, effect: { kind: 'unused' } } : null
}
