import { weeksInMonth } from '#domain/car/repayment.ts'
import type { Range } from '#search/state.ts'
import { amountAt } from './amounts.ts'
import { limitAt } from './bounds.ts'
import { indexAfterOrMore, skipHyphen } from './counts.ts'
import * as english from './english.ts'
import { rangeFor, upperBoundIndex } from './limits.ts'
import { indexAfterPhrase, meaningAt, skipOptionalPhrase } from './phrases.ts'
import type { Effect, Lexicon, Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Payment periods in weeks. */
const periods = [
  [english.weekly, 1],
  [english.fortnightly, 2],
  [english.monthly, weeksInMonth],
] as const

/** Amount per payment as a range, and the index after it. */
interface Paid {
  readonly range: Range
  readonly next: number
  /** Only a number, not yet known to be money. */
  readonly isBare: boolean
  /** Stated in dollars. */
  readonly isMoney: boolean
}

/** An amount that may be dollars. */
function paidAt(tokens: readonly Token[], at: number) {
  const amount = amountAt(tokens, at)
  return amount && (amount.kind === 'price' || amount.kind === 'unsaid') ? amount : null
}

/** "$50 to $100", "between 50 and 100". An "and" without "between" joins another condition. */
function betweenAt(tokens: readonly Token[], at: number): Paid | null {
  const first = skipOptionalPhrase(tokens, at, english.between)
  const low = paidAt(tokens, first)
  const to = low && upperBoundIndex(tokens, low.next, first > at)
  const high = to ? paidAt(tokens, to) : null
  if (!low || !high) return null
  const [min = 0, max = 0] = [low.value, high.value].sort((a, b) => a - b)
  return { range: { min, max }, next: high.next, isBare: false, isMoney: high.kind === 'price' }
}

/** Index after an optional "or less"; an "under" before another amount belongs to that one. */
function behindLess(tokens: readonly Token[], at: number): number {
  const next = indexAfterPhrase(tokens, at, english.orLess)
  return next === null || amountAt(tokens, next) ? at : next
}

/** "under $100", "around $100", "100 or more"; without a limit it is an upper bound. */
function limitedTo(tokens: readonly Token[], at: number): Paid | null {
  const limit = limitAt(tokens, at)
  const amount = paidAt(tokens, limit?.next ?? at)
  if (!amount) return null
  const more = limit ? null : indexAfterOrMore(tokens, amount.next)
  const next = more ?? behindLess(tokens, amount.next)
  const isBare = !limit && next === amount.next && amount.kind === 'unsaid' && !amount.isThousands
  return {
    range: rangeFor(limit?.bound ?? (more === null ? 'max' : 'min'), amount.value),
    next,
    isBare,
    isMoney: amount.kind === 'price',
  }
}

/** "$100 a week or more": a bound after the period. */
function orMore({ range, next }: Pick<Paid, 'range' | 'next'>, tokens: readonly Token[]): Pick<Paid, 'range' | 'next'> {
  const more = range.min === null ? indexAfterOrMore(tokens, next) : null
  if (more !== null) return { range: { min: range.max, max: null }, next: more }
  return { range, next: behindLess(tokens, next) }
}

/** Minimum weekly payment in dollars: "6 monthly" is a service interval, "60 monthly" a loan term. */
const leastPayment = 15

const isTimes = ({ range, isBare }: Paid, weeks: number) => isBare && (range.max ?? 0) < leastPayment * weeks

/** Scales a range to another payment period. */
function paidFor({ min, max }: Range, share: number): Range {
  const [low = null, high = null] = [min, max].map((bound) => bound && Math.round(bound * share))
  return { min: low, max: high }
}

/** Filter for the site's payment period, monthly or weekly; unmatched words where no car has payments. */
function effectOf(range: Range, weeks: number, { weekly, monthly }: Lexicon): Effect {
  if (monthly.length > 0)
    return { kind: 'range', attribute: 'monthly_price', range: paidFor(range, weeksInMonth / weeks) }
  if (weekly.length === 0) return { kind: 'list', attribute: 'weekly_price_range', values: [] }
  return { kind: 'range', attribute: 'weekly_price', range: paidFor(range, 1 / weeks) }
}

/** The payment period after the amount. */
function periodBehind(tokens: readonly Token[], { next, isMoney }: Paid) {
  const from = skipHyphen(tokens, next)
  const isMonth = isMoney || tokens[next]?.text === '/'
  return meaningAt(tokens, from, isMonth ? [...periods, [english.month, weeksInMonth]] : periods)
}

/** Upper bound of a payment without a stated period; above, it is a price. */
const mostPaid = 3000

/** The site's own period, when words say "payment" but no period. */
function ownPeriod({ range, next, isBare }: Paid, isPayment: boolean, { monthly }: Lexicon) {
  const isOne = isPayment && !isBare && (range.max ?? range.min ?? 0) <= mostPaid
  return isOne ? { kind: monthly.length > 0 ? weeksInMonth : 1, next } : null
}

/** The loan payment range at `at`, or null: "under $100 a week", "weekly payments of $50 to $100", "$400 a month". */
export function paymentRangeAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Part | null {
  const first = skipOptionalPhrase(tokens, at, english.payments)
  const said = meaningAt(tokens, first, periods)
  const start = skipOptionalPhrase(tokens, said?.next ?? first, english.payments)
  const paid = betweenAt(tokens, start) ?? limitedTo(tokens, start)
  const period = paid && (said ?? periodBehind(tokens, paid) ?? ownPeriod(paid, start > at, lexicon))
  if (!paid || !period || (!said && isTimes(paid, period.kind))) return null
  const { range, next } = orMore(said ? paid : { ...paid, next: period.next }, tokens)
  const to = skipOptionalPhrase(tokens, next, english.payments)
  return { from: at, to, effect: effectOf(range, period.kind, lexicon) }
}
