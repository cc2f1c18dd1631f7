import type { Range } from '#search/state.ts'
import { amountAt, indexAfterBound, isYear, type Moment } from './amounts.ts'
import * as english from './english.ts'
import { indexAfterPhrase } from './phrases.ts'
import type { Part } from './reading.ts'
import { isUpperBoundAt } from './separate-conditions.ts'
import { lastModelYear, type Token, yearOf } from './tokens.ts'

function part(from: number, to: number, range: Range): Part {
  return { from, to, effect: { kind: 'range', attribute: 'year', range } }
}

/** Index after "to now" or "- present"; or null. */
function behindNow(tokens: readonly Token[], at: number): number | null {
  const to = tokens[at]?.text === '-' ? at + 1 : indexAfterPhrase(tokens, at, english.to)
  return to === null ? null : indexAfterPhrase(tokens, to, english.now)
}

/** The year range of "2018", "2018 or newer", "2015 or 2016": the given years, or open at one end. */
export function years(tokens: readonly Token[], from: number, next: number, said: readonly number[]): Part {
  const [first, last] = [Math.min(...said), Math.max(...said)]
  const newer =
    tokens[next]?.text === '+'
      ? next + 1
      : (behindNow(tokens, next) ??
        (isUpperBoundAt(tokens, next) ? null : indexAfterBound(tokens, next, english.orNewer)))
  if (newer !== null) return part(from, newer, { min: first, max: null })
  const older = indexAfterBound(tokens, next, english.orOlder)
  return part(from, older ?? next, { min: older === null ? first : null, max: last })
}

const either = new Set(['or', 'and'])

/** "2015 or 2016": the range of these years. Other amounts joined like this are separate conditions. */
export function anyYearAt(tokens: readonly Token[], from: number, at: number, moment: Moment): Part | null {
  const said: number[] = []
  let to = at
  for (let next: number | null = at; next !== null; next = indexAfterPhrase(tokens, to, either)) {
    const year = amountAt(tokens, next)
    if (!year || !isYear(year, moment)) break
    said.push(year.value)
    to = year.next
  }
  return said.length > 1 ? years(tokens, from, to, said) : null
}

/** "90s", "2010s": the years of a decade. */
export function decadeAt(tokens: readonly Token[], at: number, { year: now }: Moment): Part | null {
  const [, century = '', decade] = /^(19|20)?(\d0)s$/.exec(tokens[at]?.text ?? '') ?? []
  if (decade === undefined) return null
  const first = century ? Number(century + decade) : yearOf(Number(decade), now)
  return part(at, at + 1, { min: first, max: first + 9 })
}

/** A model year: MY20, MY2020, "my 20" */
export function modelYearAt(tokens: readonly Token[], at: number, { year: now }: Moment): Part | null {
  const isApart = tokens[at]?.text === 'my' && indexAfterPhrase(tokens, at + 2, english.thousand) === null
  const next = isApart ? at + 2 : at + 1
  const typed = tokens.slice(at, next).map(({ text }) => text)
  const [, digits] = /^my(?:20)?(\d\d)(?:\.\d+)?$/.exec(typed.join('')) ?? []
  const year = 2000 + Number(digits)
  return digits === undefined || year > lastModelYear(now) ? null : part(at, next, { min: year, max: year })
}
