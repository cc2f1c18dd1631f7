import type { Range } from '#search/state.ts'
import { amountAt, behindBound, isYear, type Moment } from './amounts.ts'
import * as english from './english.ts'
import { behind } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

function part(from: number, to: number, range: Range): Part {
  return { from, to, effect: { kind: 'range', attribute: 'year', range } }
}

/** "2018", "2018 or newer", "2015 or 2016": from the first year to the last, or on from either. */
export function years(tokens: readonly Token[], from: number, next: number, said: readonly number[]): Part {
  const [first, last] = [Math.min(...said), Math.max(...said)]
  const newer = tokens[next]?.text === '+' ? next + 1 : behindBound(tokens, next, english.orNewer)
  if (newer !== null) return part(from, newer, { min: first, max: null })
  const older = behindBound(tokens, next, english.orOlder)
  return part(from, older ?? next, { min: older === null ? first : null, max: last })
}

const either = new Set(['or', 'and'])

/** "2015 or 2016": one of these years. Other amounts that are joined so are two wishes. */
export function anyYearAt(tokens: readonly Token[], from: number, at: number, moment: Moment): Part | null {
  const said: number[] = []
  let to = at
  for (let next: number | null = at; next !== null; next = behind(tokens, to, either)) {
    const year = amountAt(tokens, next)
    if (!year || !isYear(year, moment)) break
    said.push(year.value)
    to = year.next
  }
  return said.length > 1 ? years(tokens, from, to, said) : null
}

/** A model year: MY20 */
export function modelYearAt(tokens: readonly Token[], at: number): Part | null {
  const [, digits] = /^my(\d\d)$/.exec(tokens[at]?.text ?? '') ?? []
  const year = 2000 + Number(digits)
  return digits === undefined ? null : part(at, at + 1, { min: year, max: year })
}
