import type { LeftOutOfAds } from '#feeds/feeds.ts'
import type { LeftOut, UnreadFactOfCar } from '#stock/read-cars.ts'
import type { CarRedirect } from '../build/headers/car-redirects.ts'
import type { AdvertisingWarning } from './advertising.ts'
import type { ReleaseChanges } from './release-changes.ts'
import type { StockChanges } from './stock-changes.ts'

/** One dealer's nightly report. */
export interface NightReport {
  readonly slug: string
  readonly name: string
  /** URL of the site; null when its files and stock make no site. */
  readonly url: string | null
  /** Id of the live release, and the moment it was built for; null when nothing is live. */
  readonly release: string | null
  readonly builtAt: string | null
  /** Day of that moment (YYYY-MM-DD) in the dealer's time zone, or UTC when its files cannot be read. */
  readonly day: string | null
  /** The release compared with; null when it is the first, or this night published none. */
  readonly before: string | null
  readonly pages: number
  readonly cars: number
  /** The build's outcome: published, unchanged, failed or busy; null when its JSON was not given. */
  readonly outcome: string | null
  readonly problems: readonly string[]
  /** Why the live release could not be read; null when it could. Also among the problems. */
  readonly unreadable: string | null
  readonly notes: readonly string[]
  readonly stock: StockChanges
  readonly changes: ReleaseChanges
  /** Cars whose URLs changed: site paths before and after. */
  readonly moved: readonly CarRedirect[]
  /** Unusual changes of the stock, which was published. */
  readonly warnings: readonly string[]
  /** Snapshot entries that could not be read, with the reason. */
  readonly leftOut: readonly LeftOut[]
  /** Facts that could not be read and are missing on the cars' pages. */
  readonly unreadFacts: readonly UnreadFactOfCar[]
  /** Number of readable cars that are not on show, by reason. */
  readonly notOnShow: Readonly<Record<string, number>>
  /** Cars for sale that are missing in ad feeds. */
  readonly notAdvertised: readonly LeftOutOfAds[]
  readonly advertising: readonly AdvertisingWarning[]
  readonly bytes: Readonly<Record<string, number>>
  /** Exceeded page budgets, one line each. */
  readonly budgets: readonly string[]
  /** Build step -> duration in ms, in order; empty when the build's JSON was not given. */
  readonly took: Readonly<Record<string, number>>
}

/** Whether the live release is the night's result, including unchanged; true when the outcome is unknown. */
export const isPublished = ({ outcome }: NightReport): boolean => outcome !== 'failed' && outcome !== 'busy'

/** Whether a report needs attention. */
export function needsAttention(report: NightReport): boolean {
  const { problems, warnings, budgets } = report
  return !isPublished(report) || problems.length + warnings.length + budgets.length > 0
}

/** Sorts reports that need attention first. */
export const compareByAttention = (reports: readonly NightReport[]): NightReport[] =>
  reports.toSorted((a, b) => Number(needsAttention(b)) - Number(needsAttention(a)))
