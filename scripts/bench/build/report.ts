import type { Compared, Line } from './compare.ts'
import { type Cost, ratioOf } from './costs.ts'
import { type Goal, isMet } from './goals.ts'
import type { Nights } from './nights.ts'
import type { NightCost } from './our-build.ts'
import { perCarPage, perPage } from './weigh-pages.ts'

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`.padStart(10)
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(9)
const times = (ratio: number) => `${ratio.toFixed(2)} x`.padStart(9)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const megabytes = (mb: number) => `${mb.toFixed(0)} MB`.padStart(8)

const columns = (name: string, ...cells: readonly string[]) => `  ${name.padEnd(34)}${cells.join('')}`.trimEnd()

const spent = ({ wallMs, cpuMs, peakMb }: Cost) => [seconds(wallMs), seconds(cpuMs), megabytes(peakMb)]

/** Pages count as equally heavy within this share of our weight. */
const sameWeight = 0.1

function weightOf({ pages }: Line, ours: Line): string {
  if (!pages) return ''
  const apart = ours.pages ? perCarPage(pages) / perCarPage(ours.pages) - 1 : 0
  const note = Math.abs(apart) > sameWeight ? ', NOT THE WEIGHT OF OURS' : ''
  return `   ${pages.count} pages; a car ${kilobytes(perCarPage(pages))}, any ${kilobytes(perPage(pages))}${note}`
}

function line(each: Line, ours: Line): string {
  const { wall, cpu } = ratioOf(each.cost, ours.cost)
  return columns(each.name, ...spent(each.cost), times(wall), times(cpu), weightOf(each, ours))
}

const head = (title: string, ...last: readonly string[]) =>
  columns(title, ...['wall', 'processor'].map((word) => word.padStart(10)), 'a process'.padStart(10).slice(2), ...last)

/** The lines of one market: cost of each generator, and its ratio to ours. */
export function marketLines({ dealers, ours, others, astro }: Compared, tried: number): readonly string[] {
  const name = `astro build each, by ${tried > 1 ? tried - 1 : 1} of ${dealers}`
  const all = [ours, ...others, ...(astro ? [{ name, cost: astro, pages: null }] : [])]
  const last = ['wall'.padStart(9), 'processor'.padStart(10)]
  return [head(`${dealers} dealers, everything`, ...last), ...all.map((each) => line(each, ours))]
}

const nightNames: Nights<string> = {
  unchanged: 'nothing changed',
  repriced: '2 % of the cars repriced',
  traded: 'one car sold and one new at each',
  reworded: 'one text of one dealer',
  nextDay: 'the next day, nothing new',
}

function nightLine(name: string, { cost, files, drawn }: NightCost, whole: Cost): string {
  const { wall, cpu } = ratioOf(cost, whole)
  return columns(
    name,
    ...spent(cost),
    percent(wall),
    percent(cpu),
    `   ${drawn} of ${files} pages and data files drawn`,
  )
}

/** The lines of the following nights, as shares of the full build. */
export function nightLines({ ours, nights }: Pick<Compared, 'ours' | 'nights'>): readonly string[] {
  if (!nights) return []
  const names = Object.keys(nightNames) as (keyof Nights<string>)[]
  const last = ['of wall'.padStart(9), 'processor'.padStart(10)]
  return [head('nights after', ...last), ...names.map((name) => nightLine(nightNames[name], nights[name], ours.cost))]
}

/** The lines of full builds for few dealers and for many. */
export function growthLines({ few, many }: { readonly few: Cost; readonly many: Cost }): readonly string[] {
  return [head('memory'), columns('ten dealers', ...spent(few)), columns('a hundred dealers', ...spent(many))]
}

function goalLine(goal: Goal): string {
  const { what, found, unit, least, most } = goal
  const wanted = least === undefined ? `${most} at most` : `${least} at least`
  return `  ${isMet(goal) ? '✓' : '✗'} ${found.toFixed(2)}${unit}, ${wanted}: ${what}`
}

export function goalLines(goals: readonly Goal[]): readonly string[] {
  return ['goals', ...goals.map(goalLine)]
}

/** The line of the bundle, which all dealers share and which nights without new code reuse. */
export function bundleLine(cost: Cost): string {
  return columns('the bundle, once for all dealers', ...spent(cost))
}
