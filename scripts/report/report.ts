import type { LeftOutOfAds } from '#feeds/feeds.ts'
import type { LeftOut, UnreadFactOfCar } from '#stock/read-cars.ts'
import type { CarRedirect } from '../build/headers/car-redirects.ts'
import type { AdvertisingWarning } from './advertising.ts'
import type { ReleaseChanges } from './release-changes.ts'
import type { StockChanges } from './stock-changes.ts'

/** One dealer's night, for people and machines. */
export interface NightReport {
  readonly slug: string
  readonly name: string
  /** Where the site is; null where the dealer's files and stock make none. */
  readonly url: string | null
  /** The live release and the moment it was built for; null when nothing is live. */
  readonly release: string | null
  readonly builtAt: string | null
  /** The day of that moment on the dealer's calendar (of UTC where the dealer's files cannot be read), YYYY-MM-DD. */
  readonly day: string | null
  /** The release it is compared with; null when it is the first, or this night published none. */
  readonly before: string | null
  readonly pages: number
  readonly cars: number
  /** What the build said: published, unchanged, failed, busy; null when its report was not given. */
  readonly outcome: string | null
  readonly problems: readonly string[]
  /** Why what is live could not be read, so that nothing is said of it; null where it could. It is among the problems too. */
  readonly unreadable: string | null
  readonly notes: readonly string[]
  readonly stock: StockChanges
  readonly changes: ReleaseChanges
  /** Cars whose addresses changed: site paths before and after. */
  readonly moved: readonly CarRedirect[]
  /** What of the stock is no day's trade, though it was published. */
  readonly warnings: readonly string[]
  /** Cars of the snapshot that could not be read, with what was found. */
  readonly leftOut: readonly LeftOut[]
  /** Facts of other cars that could not be read, so that their pages do without. */
  readonly unreadFacts: readonly UnreadFactOfCar[]
  /** Readable cars that the dealer's rules keep off the site, by reason. */
  readonly notOnShow: Readonly<Record<string, number>>
  /** Cars for sale that files for ads do without. */
  readonly notAdvertised: readonly LeftOutOfAds[]
  readonly advertising: readonly AdvertisingWarning[]
  readonly bytes: Readonly<Record<string, number>>
  /** Budgets of pages that are broken, a line each. */
  readonly budgets: readonly string[]
  /** Milliseconds of each step of the build, in order; empty when its report was not given. */
  readonly took: Readonly<Record<string, number>>
}

/** Whether what is live is what the night made, be it the same as before; where nobody says, it is. */
export const isPublished = ({ outcome }: NightReport): boolean => outcome !== 'failed' && outcome !== 'busy'

/** Whether somebody has to look. */
export function needsAttention(report: NightReport): boolean {
  const { problems, warnings, budgets } = report
  return !isPublished(report) || problems.length + warnings.length + budgets.length > 0
}

/** Those that need somebody before those that do not. */
export const compareByAttention = (reports: readonly NightReport[]): NightReport[] =>
  reports.toSorted((a, b) => Number(needsAttention(b)) - Number(needsAttention(a)))
