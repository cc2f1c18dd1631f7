import { type Amount, isYear, type Kind, type Moment } from './amounts.ts'
import type { Token } from './tokens.ts'

/** Whether "up to" is here; it either begins a limit or joins the bounds of a range. */
export const isUpperBoundAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'upto' || (tokens[at]?.text === 'up' && tokens[at + 1]?.text === 'to')

const isPlain = ({ kind, isThousands }: Amount) => kind === 'unsaid' && !isThousands

/** Different units, an odometer and a price: "87,997km - $21,990", "100,000 km up to 20k". */
function isOfOther(first: Amount, second: Amount): boolean {
  const isRoad = first.kind === 'km' || first.kind === 'mi'
  if (second.kind === 'unsaid') return isRoad && second.value < first.value
  return (first.kind === 'price') !== (second.kind === 'price') && first.kind !== 'unsaid'
}

/** A year and a price, "2018 - 30k"; a price that could be a year is round, "2000 - 5k". */
const isYearAlone = (first: Amount, second: Amount, moment: Moment) =>
  isPlain(first) && isYear(first, moment) && first.value % 500 !== 0 && !isPlain(second) && second.kind !== 'year'

/** The 5 of "cx-5", the 150 of "f-150". */
const endsName = (tokens: readonly Token[], at: number) =>
  tokens[at]?.isGlued && tokens[at - 1]?.text === '-' && tokens[at - 1]?.isGlued && tokens[at - 2]?.kind === 'word'

/** A plausible lower bound in thousands: "10 up to 20k". */
const isStart = ({ value }: Amount) => value % 5 === 0 && value >= 10 && value < 100

/** Upper bound of the ratio between bounds of a range: "silverado 1500 up to 40k" is none. */
const widest = 10

/** Whether the number before "up to" belongs to a name instead of a range: the 3 of "model 3 up to 40k". */
const isLimitApart = (tokens: readonly Token[], at: number, first: Amount, second: Amount) =>
  isPlain(first) &&
  isUpperBoundAt(tokens, first.next) &&
  tokens[at - 1]?.kind === 'word' &&
  !isStart(first) &&
  second.value >= Math.max(1000, first.value * widest)

/**
 * Whether two amounts, the first at `at`, are separate conditions and not the bounds of a range. `said` is the unit
 * stated for both.
 */
export function areSeparateConditions(
  tokens: readonly Token[],
  at: number,
  [first, second]: readonly [Amount, Amount],
  said: Kind,
  moment: Moment,
): boolean {
  if (isOfOther(first, second)) return true
  if (said !== 'unsaid') return false
  const isNamed = endsName(tokens, at) && isPlain(first) && !isPlain(second)
  return isNamed || isYearAlone(first, second, moment) || isLimitApart(tokens, at, first, second)
}
