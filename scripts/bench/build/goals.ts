import { type Cost, ratioOf } from './costs.ts'
import type { Nights } from './nights.ts'

/** Costs of all generators on one market; absent when not measured. */
export interface Ways {
  readonly dealers: number
  /** Full build and verification from an existing bundle. */
  readonly ours: Cost
  /** The bundle, built once for all dealers. */
  readonly bundle: Cost
  readonly astro?: Cost | undefined
  readonly hugo?: Cost | undefined
  readonly hugoCached?: Cost | undefined
}

/** What a run of the bench measured. */
export interface Measured extends Ways {
  /** The same for a part of the market. */
  readonly part?: Ways | undefined
  readonly nights?: Nights<{ readonly cost: Cost }> | undefined
  /** Full builds for few dealers and for many. */
  readonly growth?: { readonly few: Cost; readonly many: Cost } | undefined
}

/** A figure and its bounds. */
export interface Goal {
  readonly what: string
  readonly found: number
  readonly unit: string
  readonly least?: number
  readonly most?: number
}

/** Number of dealers from which the goals of large markets apply. */
const large = 50
/** Upper bound of the memory ratio between ten times the dealers and the small market. */
const flat = 1.1
const mostMb = 400

function speedGoals({ dealers, ours, bundle, astro, hugo, hugoCached }: Ways): Goal[] {
  const isLarge = dealers >= large
  const faster = (than: string, theirs: Cost, own: Cost, least: number): Goal => ({
    what: `times faster than ${than}, ${dealers} dealers`,
    found: ratioOf(theirs, own).wall,
    unit: '',
    least,
  })
  const bundled = { ...ours, wallMs: ours.wallMs + bundle.wallMs, cpuMs: ours.cpuMs + bundle.cpuMs }
  return [
    ...(astro && isLarge ? [faster('astro build per dealer, our bundle made anew', astro, bundled, 13)] : []),
    ...(hugo ? [faster('Hugo', hugo, ours, isLarge ? 2.5 : 1)] : []),
    ...(hugoCached ? [faster('Hugo with partialCached', hugoCached, ours, isLarge ? 1.8 : 1)] : []),
  ]
}

const share = (what: string, night: Cost, ours: Cost, most: number): Goal => ({
  what: `${what}, of the processor time of everything`,
  found: 100 * ratioOf(night, ours).cpu,
  unit: ' %',
  most,
})

function nightGoals({ dealers, ours, nights }: Measured): Goal[] {
  if (!nights) return []
  return [
    share('nothing changed', nights.unchanged.cost, ours, 1.5),
    share('2 % of the cars repriced', nights.repriced.cost, ours, 25),
    ...(dealers >= large ? [share('one dealer changed', nights.reworded.cost, ours, 4)] : []),
  ]
}

/** The goals for the measured figures. */
export function goalsOf(measured: Measured): readonly Goal[] {
  const { ours, growth } = measured
  const most = Math.max(ours.peakMb, growth?.many.peakMb ?? 0)
  const grown = growth
    ? [
        {
          what: 'memory of ten times the dealers',
          found: growth.many.peakMb / growth.few.peakMb,
          unit: ' times',
          most: flat,
        },
      ]
    : []
  return [
    ...speedGoals(measured),
    ...(measured.part ? speedGoals(measured.part) : []),
    ...nightGoals(measured),
    { what: 'memory of a process', found: most, unit: ' MB', most: mostMb },
    ...grown,
  ]
}

/** Whether the figure is within its bounds; NaN is not. */
export function isMet({ found, least, most }: Goal): boolean {
  return found >= (least ?? Number.NEGATIVE_INFINITY) && found <= (most ?? Number.POSITIVE_INFINITY)
}
