import type { ListAttribute } from '#search/facets.ts'
import { countAt, indexAfterBound } from './amounts.ts'
import * as english from './english.ts'
import { indexAfterPhrase, meaningAt, skipOptionalPhrase } from './phrases.ts'
import type { Lexicon, Part } from './reading.ts'
import type { Token } from './tokens.ts'

const isMark = (token: Token | undefined, text: string) => token?.kind === 'mark' && token.text === text

/** Index after an optional hyphen or slash between a number and its unit: 7-seater, $100/week. */
export function skipHyphen(tokens: readonly Token[], at: number): number {
  return isMark(tokens[at], '-') || isMark(tokens[at], '/') ? at + 1 : at
}

/** Index after "+" or "or more", or null. */
export function indexAfterOrMore(tokens: readonly Token[], at: number): number | null {
  return isMark(tokens[at], '+') ? at + 1 : indexAfterBound(tokens, at, english.orMore)
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

/** "7", "5 or 7", "5-7", "7/8", "7+" */
function numbersAt(tokens: readonly Token[], at: number): Numbers | null {
  const low = countAt(tokens, at)
  if (low === null) return null
  const more = indexAfterOrMore(tokens, at + 1)
  if (more !== null) return { low, high: Number.POSITIVE_INFINITY, next: more }
  const joint = skipHyphen(tokens, at + 1)
  const to = joint > at + 1 ? joint : indexAfterPhrase(tokens, at + 1, english.to)
  const high = to === null ? null : countAt(tokens, to)
  if (to !== null && high !== null && high > low) return { low, high, next: to + 1 }
  return { low, high: low, next: at + 1 }
}

type Bound = (numbers: Numbers) => Numbers

const orFewer: Bound = (numbers) => ({ ...numbers, low: 1 })
const orMore: Bound = (numbers) => ({ ...numbers, high: Number.POSITIVE_INFINITY })

/** Unlike prices, counts are exact: "under seven" excludes seven. */
const bounds: readonly (readonly [ReadonlySet<string>, Bound])[] = [
  [english.atMost, orFewer],
  [english.fewerThan, (numbers) => ({ ...numbers, low: 1, high: numbers.low - 1 })],
  [english.moreThan, (numbers) => orMore({ ...numbers, low: numbers.high + 1 })],
  [english.from, (numbers) => (numbers.high > numbers.low ? numbers : orMore(numbers))],
  [english.between, (numbers) => numbers],
  [english.around, (numbers) => numbers],
]

/** Bounds after a negation: "no cars over 5 seats". */
const turned: typeof bounds = [
  [english.fewerThan, orMore],
  [english.moreThan, orFewer],
]

/** "7 seats", "at least 7 seats", "nothing over 5 seats": the numbers before their unit. */
function limitedNumbersAt(tokens: readonly Token[], at: number): Numbers | null {
  const nothing = indexAfterPhrase(tokens, at, english.nothing)
  const bound = meaningAt(tokens, at, bounds) ?? (nothing === null ? null : meaningAt(tokens, nothing, turned))
  const numbers = numbersAt(tokens, bound?.next ?? at)
  return numbers && bound ? bound.kind(numbers) : numbers
}

/** "7 seats or more", "5 doors or less": applies a bound after the unit. */
function limitedBehind(tokens: readonly Token[], numbers: Numbers, unit: number): Numbers {
  const more = indexAfterOrMore(tokens, unit)
  if (more !== null) return orMore({ ...numbers, next: more })
  const fewer = indexAfterBound(tokens, unit, english.orFewer)
  return fewer === null ? { ...numbers, next: unit } : orFewer({ ...numbers, next: fewer })
}

function partOf(from: number, numbers: Numbers, { attribute, held }: Counted, lexicon: Lexicon): Part {
  const values = held(lexicon).filter((value) => value >= numbers.low && value <= numbers.high)
  return { from, to: numbers.next, effect: { kind: 'list', attribute, values: values.map(String) } }
}

const otherUnits = [english.thousand, english.money, english.kilometres, english.miles]

/** Upper bound of seats after "seats under": "leather seats under 20" is a price. */
const mostLimited = 9

/** "seating for 8", "seats at least 7", "seats 5 people"; not "leather seats 20k", which is a price. */
function seatingAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Part | null {
  const [kind] = counted
  const seating = indexAfterPhrase(tokens, at, english.seating)
  const bound = seating === null ? null : meaningAt(tokens, seating, bounds)
  const said = seating === null ? null : numbersAt(tokens, bound?.next ?? seating)
  if (!said || !kind || said.low >= 60 || (bound && said.low > mostLimited)) return null
  const seats = bound ? bound.kind(said) : said
  if (otherUnits.some((units) => indexAfterPhrase(tokens, seats.next, units) !== null)) return null
  return partOf(at, { ...seats, next: skipOptionalPhrase(tokens, seats.next, kind.units) }, kind, lexicon)
}

/** Minimum seats of a third row: pickups and vans may have six seats in two rows. */
const leastOfThreeRows = 7

/** "third row seats", "3 row suv" */
function rowsAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Part | null {
  const [kind] = counted
  const next = indexAfterPhrase(tokens, at, english.thirdRow)
  return next !== null && kind ? partOf(at, orMore({ low: leastOfThreeRows, high: 0, next }), kind, lexicon) : null
}

/** The seats or doors at `at`, or null: "7 seater", "at least 7 seats", "seating for 8", "five door". */
export function seatsOrDoorsAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Part | null {
  const numbers = limitedNumbersAt(tokens, at)
  for (const kind of counted) {
    const unit = numbers && indexAfterPhrase(tokens, skipHyphen(tokens, numbers.next), kind.units)
    if (!numbers || unit === null) continue
    // In "8 people mover", "people" belongs to the body as well.
    const end = english.movers.has(tokens[unit]?.text ?? '') ? numbers : limitedBehind(tokens, numbers, unit)
    return partOf(at, end, kind, lexicon)
  }
  return seatingAt(tokens, at, lexicon) ?? rowsAt(tokens, at, lexicon)
}
