import { existsSync } from 'node:fs'
import { leftOutOfAds } from '#feeds/feeds.ts'
import type { Tenant } from '#tenants/current.ts'
import { brokenBudgets, weighSite } from '../budgets/weigh-site.ts'
import { dayIn } from '../build/build-time.ts'
import { historyBefore } from '../build/car-history.ts'
import { formerAddresses } from '../build/headers/former-addresses.ts'
import { listingsBefore } from '../build/listings.ts'
import { loadTenant } from '../build/load-tenant.ts'
import { DealerRefused } from '../build/refused.ts'
import { readHistory } from '../build/release/history.ts'
import { liveRelease } from '../build/release/live.ts'
import { releaseFolder } from '../build/release/paths.ts'
import { readRecords } from '../build/release/record.ts'
import { PlainError } from '../lib/plain-error.ts'
import { advertisingWarnings, type WasShownAt } from './advertising.ts'
import type { BuiltDealer } from './night.ts'
import { bytesOf, cardsOf, type ReleaseChanges, releaseChanges } from './release-changes.ts'
import { withoutRenamed } from './renamed-cars.ts'
import type { NightReport } from './report.ts'
import { type NamedCar, stockChanges } from './stock-changes.ts'

export interface ReportToMake {
  readonly slug: string
  /** Where releases are. */
  readonly out: string
  /** The folder that holds dealers/ and stock/. */
  readonly content: string
  /** What the build said of the dealer; null when that is not known. */
  readonly built: BuiltDealer | null
}

const noChanges: ReleaseChanges = { added: [], gone: [], changed: 0, texts: [], unread: 0 }

/** What is said of the stock where it was not looked at. */
const nothingJudged = { leftOut: [], unreadFacts: [], notOnShow: {}, notAdvertised: [], advertising: [] }

/** What a report says where nothing is live. */
const noRelease = {
  ...{ release: null, builtAt: null, day: null, before: null, pages: 0, cars: 0, unreadable: null },
  stock: { added: [], left: [], changed: [] },
  changes: noChanges,
  moved: [],
  ...nothingJudged,
  ...{ bytes: {}, budgets: [] },
}

/** The release that the live one took over from, if it is still kept. */
function releaseBefore(out: string, slug: string, live: string): string | null {
  const last = readHistory(out, slug)?.switches.findLast(({ id }) => id === live)
  const before = last?.from ?? null
  return before !== null && existsSync(releaseFolder(out, slug, before)) ? before : null
}

/** Cars by their ids, those that left as well, as the last build left them. */
function namedCars(out: string, slug: string): (id: string) => NamedCar | undefined {
  const { delisted, listed } = listingsBefore(out, slug).listings
  const cars = new Map(
    [...delisted, ...listed].map(({ id, name, slug: car }) => [id, { id, name, page: `/cars/${car}` }]),
  )
  return (id) => cars.get(id)
}

/** Whether a kept release showed a car at a price, or the nights before saw it at that. */
function shownPrices(out: string, slug: string): WasShownAt {
  const kept = readRecords(out, slug).records.map(({ id }) => cardsOf(releaseFolder(out, slug, id)))
  const { history } = historyBefore(out, slug, false)
  const wasSeen = (id: string, amount: number) => history[id]?.prices.some(([, price]) => price === amount)
  return (id, price, amount) => kept.some((cards) => cards.get(id) === price) || wasSeen(id, amount) === true
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

/** How the live release differs from the one before it; nothing differs in a night that published none. */
function nightChanges({ slug, out }: ReportToMake, before: string | null, live: string) {
  const cards = (folder: string | null) => (folder === null ? new Map<string, string>() : cardsOf(folder))
  const old = before === null ? null : releaseFolder(out, slug, before)
  const { listings } = listingsBefore(out, slug)
  // Of those before, the release before this one has led on already.
  const moved = formerAddresses(listings).filter(({ to }) => old !== null && !existsSync(`${old}${to}.html`))
  const byIds = stockChanges(cards(old), cards(old && live), namedCars(out, slug))
  const stock = old === null ? byIds : withoutRenamed(byIds, old, moved)
  const told = new Set([...stock.left.map(({ page }) => page), ...moved.flatMap(({ from, to }) => [from, to])])
  return { stock, moved, changes: old === null ? noChanges : releaseChanges(old, live, told) }
}

/** What is said of a dealer by its build alone. */
function saidByBuild(slug: string, built: BuiltDealer | null) {
  const { outcome = null, problems = [], took = {} } = built ?? {}
  return { slug, outcome, problems, took, notes: notesOf(built) }
}

/** Nothing of a dealer is live, and no build says why. */
export class NothingToReport extends PlainError {
  constructor(slug: string) {
    super(`There is no release of ${slug}: npm run build -- ${slug}`)
  }
}

/** What can be said where the live release cannot be read: what its build said, and why there is no more. */
export function unreadReport({ slug, built }: ReportToMake, unreadable: string): NightReport {
  const said = saidByBuild(slug, built)
  const problems = [...new Set([...said.problems, unreadable])]
  return { ...noRelease, ...said, name: slug, problems, unreadable }
}

/** Everything there is to say of a dealer’s night. @throws NothingToReport, or what keeps the live release from being read */
export async function makeReport(wish: ReportToMake): Promise<NightReport> {
  const { slug, out, content, built } = wish
  const live = liveRelease(out, slug)
  if (live === null && built === null) throw new NothingToReport(slug)
  if (live === null) return { ...noRelease, ...saidByBuild(slug, built), name: slug }
  const hasPublished = built === null || built.outcome === 'published'
  const before = hasPublished ? releaseBefore(out, slug, live.id) : null
  const opened = await openDealer(slug, content, new Date(live.builtAt))
  const zone = 'tenant' in opened ? opened.tenant.site.locale.timeZone : 'UTC'
  const { unjudged, ...said } = { ...saidByBuild(slug, built), ...judged(opened, shownPrices(out, slug)) }
  return {
    ...noRelease,
    ...said,
    ...nightChanges(wish, before, live.folder),
    ...{
      name: live.name,
      release: live.id,
      builtAt: live.builtAt,
      day: dayIn(zone, new Date(live.builtAt)),
      before,
      pages: live.pages,
      cars: live.cars,
    },
    problems: [...said.problems, ...unjudged.filter((problem) => !said.problems.includes(problem)).map(unjudgedLine)],
    bytes: bytesOf(live.folder),
    budgets: weighSite(live.folder).flatMap((weight) => brokenBudgets(weight)),
  }
}
