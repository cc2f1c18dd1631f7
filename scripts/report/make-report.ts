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
  /** Folder of releases. */
  readonly out: string
  /** Folder with dealers/ and stock/. */
  readonly content: string
  /** The dealer's row of the build's JSON; null when not given. */
  readonly built: BuiltDealer | null
}

/** Values when there is no release to compare with. */
const noChanges: NightChanges = {
  stock: { added: [], left: [], changed: [] },
  changes: { added: [], gone: [], changed: 0, texts: [], unread: 0 },
  moved: [],
  warnings: [],
}

/** Values when the stock was not evaluated. */
const nothingJudged = { leftOut: [], unreadFacts: [], notOnShow: {}, notAdvertised: [], advertising: [] }

/** Values when nothing is live. */
const noRelease = {
  ...{ url: null, release: null, builtAt: null, day: null, before: null, pages: 0, cars: 0, unreadable: null },
  ...noChanges,
  ...nothingJudged,
  ...{ bytes: {}, budgets: [] },
}

/** Id of the release before the live one; null when it is not kept. */
function releaseBefore(out: string, slug: string, live: string): string | null {
  const last = readHistory(out, slug)?.switches.findLast(({ id }) => id === live)
  const before = last?.from ?? null
  return before !== null && existsSync(releaseFolder(out, slug, before)) ? before : null
}

/** Notes of the build: accepted drops, cars with faulty pages, and warnings. */
function notesOf(built: BuiltDealer | null): string[] {
  if (built === null) return []
  const withheld = built.withheld.map(
    ({ id, name, fault }) => `${name ?? 'A car'} (${id}) is left out: its page ${fault}`,
  )
  return [...built.accepted.map((what) => `Accepted: ${what}`), ...withheld, ...built.warnings]
}

type Opened = { readonly tenant: Tenant } | { readonly refused: readonly string[] }

/** Loads the dealer's tenant, or returns why its files and stock make no site now. */
async function openDealer(slug: string, content: string, now: Date): Promise<Opened> {
  try {
    return { tenant: (await loadTenant(slug, { root: content, now, acceptDrop: true })).tenant }
  } catch (error) {
    if (error instanceof DealerRefused) return { refused: error.problems }
    throw error
  }
}

/** The cause may be newer than the release, such as a newer snapshot. */
const unjudgedLine = (problem: string) =>
  `Which cars are left out, and what the advertising could be asked, is not known: ${problem}`

/** Results that need a loaded tenant; empty, with the reason as a problem, when there is none. */
function judged(opened: Opened, wasShownAt: WasShownAt) {
  if ('refused' in opened) return { ...nothingJudged, unjudged: opened.refused }
  const { leftOut, unreadFacts, notOnShow } = opened.tenant.showroom
  const advertising = advertisingWarnings(opened.tenant, wasShownAt)
  return { leftOut, unreadFacts, notOnShow, notAdvertised: leftOutOfAds(opened.tenant), advertising, unjudged: [] }
}

/** What the build's JSON alone says about a dealer. */
function saidByBuild(slug: string, built: BuiltDealer | null) {
  const { outcome = null, problems = [], took = {} } = built ?? {}
  return { slug, outcome, problems, took, notes: notesOf(built) }
}

/** Thrown when nothing of a dealer is live and no build explains it. */
export class NothingToReport extends OperatorError {
  constructor(slug: string) {
    super(`There is no release of ${slug}: npm run build -- ${slug}`)
  }
}

/** Report for an unreadable live release: the build's result and the reason. */
export function createFallbackReport({ slug, built }: ReportToMake, unreadable: string): NightReport {
  const said = saidByBuild(slug, built)
  const problems = [...new Set([...said.problems, unreadable])]
  return { ...noRelease, ...said, name: slug, problems, unreadable }
}

/** Makes a dealer's report. @throws NothingToReport, or the error that prevents reading the live release */
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
