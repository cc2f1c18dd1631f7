import { existsSync } from 'node:fs'
import { leftOutOfAds } from '#feeds/feeds.ts'
import type { Tenant } from '#tenants/current.ts'
import { findExceededBudgets, weighSite } from '../budgets/weigh-site.ts'
import { dayIn } from '../build/build-time.ts'
import { loadPreviousHistory } from '../build/car-history.ts'
import { loadPreviousListings } from '../build/listings.ts'
import { loadTenant } from '../build/load-tenant.ts'
import { DealerRefused } from '../build/refused.ts'
import { assertDealerFolder } from '../build/release/dealer-folder.ts'
import { readHistory } from '../build/release/history.ts'
import { liveRelease } from '../build/release/live.ts'
import { releaseFolder } from '../build/release/paths.ts'
import { OperatorError } from '../lib/operator-error.ts'
import { pagesIn } from '../lib/pages-in.ts'
import { advertisingWarnings, type WasShownAt } from './advertising.ts'
import type { BuiltDealer } from './night.ts'
import { type NightChanges, nightChanges } from './night-changes.ts'
import { findNightPriceJumps, shownPrices } from './prices-of-nights.ts'
import { bytesOf } from './release-changes.ts'
import type { NightReport } from './report.ts'

export interface ReportToMake {
  readonly slug: string
  /** Where releases are. */
  readonly out: string
  /** The folder that holds dealers/ and stock/. */
  readonly content: string
  /** What the build said of the dealer; null when that is not known. */
  readonly built: BuiltDealer | null
}

/** What is said where there is nothing to compare. */
const noChanges: NightChanges = {
  stock: { added: [], left: [], changed: [] },
  changes: { added: [], gone: [], changed: 0, texts: [], unread: 0 },
  moved: [],
  warnings: [],
}

/** What is said of the stock where it was not looked at. */
const nothingJudged = { leftOut: [], unreadFacts: [], notOnShow: {}, notAdvertised: [], advertising: [] }

/** What a report says where nothing is live. */
const noRelease = {
  ...{ url: null, release: null, builtAt: null, day: null, before: null, pages: 0, cars: 0, unreadable: null },
  ...noChanges,
  ...nothingJudged,
  ...{ bytes: {}, budgets: [] },
}

/** The release that the live one took over from, if it is still kept. */
function releaseBefore(out: string, slug: string, live: string): string | null {
  const last = readHistory(out, slug)?.switches.findLast(({ id }) => id === live)
  const before = last?.from ?? null
  return before !== null && existsSync(releaseFolder(out, slug, before)) ? before : null
}

/** Notes of the build: what it was told to accept, cars whose pages were at fault, and its warnings. */
function notesOf(built: BuiltDealer | null): string[] {
  if (built === null) return []
  const withheld = built.withheld.map(
    ({ id, name, fault }) => `${name ?? 'A car'} (${id}) is left out: its page ${fault}`,
  )
  return [...built.accepted.map((what) => `Accepted: ${what}`), ...withheld, ...built.warnings]
}

type Opened = { readonly tenant: Tenant } | { readonly refused: readonly string[] }

/** The dealer as its files and its stock say, or why no site can be made of them now. */
async function openDealer(slug: string, content: string, now: Date): Promise<Opened> {
  try {
    return { tenant: (await loadTenant(slug, { root: content, now, acceptDrop: true })).tenant }
  } catch (error) {
    if (error instanceof DealerRefused) return { refused: error.problems }
    throw error
  }
}

/** What was found may have come after the release, such as a newer snapshot. */
const unjudgedLine = (problem: string) =>
  `Which cars are left out, and what the advertising could be asked, is not known: ${problem}`

/** What only files and stock that make a site can tell: nothing of it, and why not, where they make none. */
function judged(opened: Opened, wasShownAt: WasShownAt) {
  if ('refused' in opened) return { ...nothingJudged, unjudged: opened.refused }
  const { leftOut, unreadFacts, notOnShow } = opened.tenant.showroom
  const advertising = advertisingWarnings(opened.tenant, wasShownAt)
  return { leftOut, unreadFacts, notOnShow, notAdvertised: leftOutOfAds(opened.tenant), advertising, unjudged: [] }
}

/** What is said of a dealer by its build alone. */
function saidByBuild(slug: string, built: BuiltDealer | null) {
  const { outcome = null, problems = [], took = {} } = built ?? {}
  return { slug, outcome, problems, took, notes: notesOf(built) }
}

/** Nothing of a dealer is live, and no build says why. */
export class NothingToReport extends OperatorError {
  constructor(slug: string) {
    super(`There is no release of ${slug}: npm run build -- ${slug}`)
  }
}

/** What can be said where the live release cannot be read: what its build said, and why there is no more. */
export function createFallbackReport({ slug, built }: ReportToMake, unreadable: string): NightReport {
  const said = saidByBuild(slug, built)
  const problems = [...new Set([...said.problems, unreadable])]
  return { ...noRelease, ...said, name: slug, problems, unreadable }
}

/** Everything there is to say of a dealer’s night. @throws NothingToReport, or what keeps the live release from being read */
export async function makeReport(wish: ReportToMake): Promise<NightReport> {
  const { slug, out, content, built } = wish
  assertDealerFolder(out, slug)
  const live = liveRelease(out, slug)
  if (live === null && built === null) throw new NothingToReport(slug)
  if (live === null) return { ...noRelease, ...saidByBuild(slug, built), name: slug }
  const hasPublished = built === null || built.outcome === 'published'
  const before = hasPublished ? releaseBefore(out, slug, live.id) : null
  const opened = await openDealer(slug, content, new Date(live.builtAt))
  const readable = 'tenant' in opened ? opened.tenant.showroom.readable : []
  const known = { listings: loadPreviousListings(out, slug).listings, readable }
  const zone = 'tenant' in opened ? opened.tenant.site.locale.timeZone : 'UTC'
  const day = dayIn(zone, new Date(live.builtAt))
  const { history } = loadPreviousHistory(out, slug, false)
  const { unjudged, ...said } = { ...saidByBuild(slug, built), ...judged(opened, shownPrices(out, slug, history)) }
  const changed = before === null ? noChanges : nightChanges(releaseFolder(out, slug, before), live.folder, known)
  const slips = before !== null && 'tenant' in opened ? findNightPriceJumps(opened.tenant, history, day) : []
  return {
    ...noRelease,
    ...said,
    ...changed,
    warnings: [...slips, ...changed.warnings],
    notes: said.notes.filter((note) => !slips.includes(note)),
    ...{
      name: live.name,
      url: 'tenant' in opened ? opened.tenant.site.url : null,
      release: live.id,
      builtAt: live.builtAt,
      day,
      before,
      pages: pagesIn(live.folder).size,
      cars: live.cars,
    },
    problems: [...said.problems, ...unjudged.filter((problem) => !said.problems.includes(problem)).map(unjudgedLine)],
    bytes: bytesOf(live.folder),
    budgets: weighSite(live.folder).flatMap((weight) => findExceededBudgets(weight)),
  }
}
