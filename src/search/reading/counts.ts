import type { ListAttribute } from '#search/facets.ts'
import { countAt, type Moment } from './amounts.ts'
import * as english from './english.ts'
import { behind, pastAny } from './phrases.ts'
import type { Lexicon, Part } from './reading.ts'
import type { Token } from './tokens.ts'

const isMark = (token: Token | undefined, text: string) => token?.kind === 'mark' && token.text === text

/** Past a hyphen or a slash between a number and its unit: 7-seater, $100/week. */
export function pastHyphen(tokens: readonly Token[], at: number): number {
  return isMark(tokens[at], '-') || isMark(tokens[at], '/') ? at + 1 : at
}

/** The token behind "+" or "or more", or null. */
export function behindMore(tokens: readonly Token[], at: number): number | null {
  return isMark(tokens[at], '+') ? at + 1 : behind(tokens, at, english.orMore)
}

interface Counted {
  readonly attribute: ListAttribute
  readonly held: (lexicon: Lexicon) => readonly number[]
  readonly units: ReadonlySet<string>
}

const counted: readonly Counted[] = [
  { attribute: 'seats', held: ({ seats }) => seats, units: english.seats },
  { attribute: 'doors', held: ({ doors }) => doors, units: english.doors },
]

interface Numbers {
  readonly low: number
  readonly high: number
  readonly next: number
}

/** "7", "5 or 7", "5-7", "7+" */
function numbersAt(tokens: readonly Token[], at: number): Numbers | null {
  const low = countAt(tokens, at)
  if (low === null) return null
  const more = behindMore(tokens, at + 1)
  if (more !== null) return { low, high: Number.POSITIVE_INFINITY, next: more }
  const to = isMark(tokens[at + 1], '-') ? at + 2 : behind(tokens, at + 1, english.to)
  const high = to === null ? null : countAt(tokens, to)
  if (to !== null && high !== null && high > low) return { low, high, next: to + 1 }
  return { low, high: low, next: at + 1 }
}

function partOf(from: number, numbers: Numbers, { attribute, held }: Counted, lexicon: Lexicon): Part {
  const values = held(lexicon).filter((value) => value >= numbers.low && value <= numbers.high)
  return { from, to: numbers.next, effect: { kind: 'list', attribute, values: values.map(String) } }
}

/** "7 seats", "at least 7 seats", "nothing over 5 seats": the numbers before their unit. */
function limitedNumbersAt(tokens: readonly Token[], at: number): Numbers | null {
  const most = behind(tokens, at, english.atMost)
  const least = behind(tokens, at, english.from)
  const numbers = numbersAt(tokens, most ?? least ?? at)
  if (most !== null) return numbers && { ...numbers, low: 1 }
  return least === null ? numbers : numbers && { ...numbers, high: Number.POSITIVE_INFINITY }
}

/** "7 seater", "at least 7 seats", "seating for 8", "five door": what stands here, or null. */
export function countedAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Part | null {
  const numbers = limitedNumbersAt(tokens, at)
  for (const kind of counted) {
    const unit = numbers && behind(tokens, pastHyphen(tokens, numbers.next), kind.units)
    if (!numbers || unit === null) continue
    const more = behindMore(tokens, unit)
    const high = more === null ? numbers.high : Number.POSITIVE_INFINITY
    return partOf(at, { ...numbers, high, next: more ?? unit }, kind, lexicon)
  }
  const seating = behind(tokens, at, english.seating)
  const seats = seating === null ? null : numbersAt(tokens, seating)
  const [kind] = counted
  if (!seats || !kind || seats.low >= 60) return null
  return partOf(at, { ...seats, next: pastAny(tokens, seats.next, kind.units) }, kind, lexicon)
}

const recently = new Set([...english.upTo, ...english.afterYear, ...english.younger])
const ago = new Set([...english.from, ...english.older])

/** "under 5 years old", "last 3 years", "10 year old": the years they were built in. */
export function ageAt(tokens: readonly Token[], at: number, { year }: Moment): Part | null {
  const young = behind(tokens, at, recently)
  const aged = behind(tokens, at, ago)
  const number = young ?? aged ?? at
  const years = countAt(tokens, number)
  const unit = years === null ? null : behind(tokens, pastHyphen(tokens, number + 1), english.old)
  if (years === null || unit === null) return null
  const to = pastAny(tokens, unit, new Set(['old', 'ofage']))
  const saysOld = tokens.slice(number + 1, to).some(({ text }) => text === 'old')
  if (young === null && !saysOld) return null
  const built = year - years
  const min = aged !== null && young === null ? null : built
  const max = young === null ? built : null
  return { from: at, to, effect: { kind: 'range', attribute: 'year', range: { min, max } } }
}
