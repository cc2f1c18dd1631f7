import { countAt, type Moment } from './amounts.ts'
import { indexAfterOrMore, skipHyphen } from './counts.ts'
import * as english from './english.ts'
import { upperBoundIndex } from './limits.ts'
import { indexAfterPhrase, skipOptionalPhrase } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

const recently = new Set([...english.upTo, ...english.afterYear, ...english.younger])
const ago = new Set([...english.from, ...english.older])

/**
 * Parses "5 years", "10 year old", "10+ years old": the number, the next token, and whether "old" or "more" was said.
 */
function yearsAt(tokens: readonly Token[], at: number) {
  const years = countAt(tokens, at)
  const more = years === null ? null : indexAfterOrMore(tokens, at + 1)
  const unit = years === null ? null : indexAfterPhrase(tokens, skipHyphen(tokens, more ?? at + 1), english.old)
  if (years === null || unit === null) return null
  const next = skipOptionalPhrase(tokens, unit, new Set(['old', 'ofage']))
  return { years, next, isMore: more !== null, saysOld: tokens.slice(at + 1, next).some(({ text }) => text === 'old') }
}

/**
 * Converts an age to years of manufacture: "under 5 years old", "last 3 years", "10 year old", "over 5 years", "5 years
 * or newer".
 */
export function ageAt(tokens: readonly Token[], at: number, { year }: Moment): Part | null {
  const young = indexAfterPhrase(tokens, at, recently)
  const aged = young === null ? indexAfterPhrase(tokens, at, ago) : null
  const age = yearsAt(tokens, young ?? aged ?? at)
  if (!age) return null
  const newer = indexAfterPhrase(tokens, age.next, english.orYounger)
  const older = indexAfterPhrase(tokens, age.next, english.orOlder)
  const isLimited = age.isMore || [young, aged, newer, older].some((said) => said !== null)
  // Years of a warranty are not the car's age.
  if (!age.saysOld && (!isLimited || indexAfterPhrase(tokens, age.next, english.terms) !== null)) return null
  const built = year - age.years
  const isOlder = aged !== null || older !== null || age.isMore
  const range = { min: isOlder ? null : built, max: young === null && newer === null ? built : null }
  return { from: at, to: newer ?? older ?? age.next, effect: { kind: 'range', attribute: 'year', range } }
}

/**
 * Converts a range of ages: "5 to 10 years old", "2 or 3 years old", "between 2 and 3 years old". Requires "old":
 * otherwise the years may be a warranty's.
 */
export function agesAt(tokens: readonly Token[], at: number, { year }: Moment): Part | null {
  const opened = indexAfterPhrase(tokens, at, english.between)
  const joint = (opened ?? at) + 1
  const one = countAt(tokens, joint - 1)
  const to = one === null ? null : upperBoundIndex(tokens, joint, opened !== null || tokens[joint]?.text === 'or')
  const other = to === null ? null : yearsAt(tokens, to)
  if (one === null || !other?.saysOld) return null
  const ages = [one, other.years]
  const range = { min: year - Math.max(...ages), max: year - Math.min(...ages) }
  return { from: at, to: other.next, effect: { kind: 'range', attribute: 'year', range } }
}
