import { type Amount, isYear, type Kind, type Moment } from './amounts.ts'
import type { Token } from './tokens.ts'

/** "Up to", which begins a limit as often as it joins two ends of a range. */
export const isUpTo = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'upto' || (tokens[at]?.text === 'up' && tokens[at + 1]?.text === 'to')

const isPlain = ({ kind, isThousands }: Amount) => kind === 'unsaid' && !isThousands

/** "87,997km - $21,990", "100,000 km up to 20k": an odometer, and what the car costs. */
function isOfOther(first: Amount, second: Amount): boolean {
  const isRoad = first.kind === 'km' || first.kind === 'mi'
  if (second.kind === 'unsaid') return isRoad && second.value < first.value
  return (first.kind === 'price') !== (second.kind === 'price') && first.kind !== 'unsaid'
}

/** "2018 - 30k": prices that could be years are round, "2000 - 5k". */
const isYearAlone = (first: Amount, second: Amount, moment: Moment) =>
  isPlain(first) && isYear(first, moment) && first.value % 500 !== 0 && !isPlain(second) && second.kind !== 'year'

/** The 5 of "cx-5", the 150 of "f-150". */
const endsName = (tokens: readonly Token[], at: number) =>
  tokens[at]?.isGlued && tokens[at - 1]?.text === '-' && tokens[at - 1]?.isGlued && tokens[at - 2]?.kind === 'word'

/** So many thousands are where a range begins: "10 up to 20k". */
const isStart = ({ value }: Amount) => value % 5 === 0 && value >= 10 && value < 100

/** No range is as wide: "silverado 1500 up to 40k". */
const widest = 10

/** What "up to" stands behind, the 3 of "model 3 up to 40k", is not its lower end. */
const isLimitApart = (tokens: readonly Token[], at: number, first: Amount, second: Amount) =>
  isPlain(first) &&
  isUpTo(tokens, first.next) &&
  tokens[at - 1]?.kind === 'word' &&
  !isStart(first) &&
  second.value >= Math.max(1000, first.value * widest)

/** Whether two amounts that could be the ends of a range, the first of which stands `at`, are of two wishes. `said` is what both were said to be. */
export function areTwoWishes(
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
