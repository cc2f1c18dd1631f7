import type { Browser } from '@playwright/test'
import type { Car } from '#domain/car/car.ts'
import { buildIndex } from '#search/build-index.ts'
import { recordOf } from '#search/car-record.ts'
import { compileLexicon, type ReadingWords } from '#search/reading/compile-lexicon.ts'
import { createReader } from '#search/reading/read-query.ts'
import type { SearchState } from '#search/state.ts'
import { bundleOf, measureBlockInBrowser, runInBrowser } from './browser.ts'
import type { CandidateName } from './browser-entry.ts'
import { findDifferences } from './brute-force.ts'
import type { Budget } from './budgets.ts'
import { type Candidate, type Speed, timeSession } from './candidate.ts'
import { type Weight, weigh } from './figures.ts'
import { forecourt } from './forecourt.ts'
import { itemsJs, libraryFiles, miniSearch } from './libraries.ts'
import type { MainThreadBlock } from './main-thread-block.ts'
import { type Miss, type Relevance, relevanceOf } from './relevance.ts'
import { sessionOf } from './sessions.ts'
import type { SitePage } from './site.ts'
import { benchDay } from './stock.ts'
import { readQueries } from './understanding.ts'
import { withUnderstood } from './understood-states.ts'
import type { StockUnderstanding } from './understood-stocks.ts'

/** Measurements of one candidate. */
export interface CandidateReport {
  readonly name: string
  readonly files: Weight
  readonly node: Speed | null
  readonly browser: Speed | null
  readonly relevance: Relevance | null
}

/** Measurements on one stock. */
export interface SizeReport {
  readonly cars: number
  readonly source: string
  /** Ours first. */
  readonly candidates: readonly CandidateReport[]
  readonly compared: { readonly sessions: number; readonly differences: readonly string[] } | null
  readonly misses: readonly Miss[]
  /** How long the page is blocked while our index opens; null without a browser. */
  readonly standstill: MainThreadBlock | null
}

export interface BenchReport {
  readonly sizes: readonly SizeReport[]
  readonly engine: Weight
  readonly understood: readonly StockUnderstanding[]
  readonly site: SitePage | null
  readonly budgets: readonly Budget[]
}

/** Shared inputs of all measurements of a run. */
export interface Run {
  readonly root: string
  readonly words: ReadingWords
  readonly common: readonly string[]
  /** Null measures in Node only. */
  readonly browser: Browser | null
  /** CPU throttling factor of the browser. */
  readonly rate: number
}

const sessionLength = 100
const comparedSessions = 400
/** Repetitions, each on a freshly opened search. */
const rounds = 5
/** Cars above which the libraries take minutes: above the first they run fewer searches, above the second none. */
const [libraryFull, libraryMost] = [2000, 10_000]

interface Entry {
  readonly key: CandidateName
  readonly candidate: Candidate
  readonly files: readonly string[]
  readonly session: readonly SearchState[]
  readonly isInBrowser: boolean
}

function entriesFor(cars: readonly Car[], run: Run): readonly Entry[] {
  const { search, cards } = buildIndex(cars, run.words)
  const session = sessionOf(cars, { length: sessionLength, seed: 'a busy shopper', common: run.common })
  const ours: Entry = {
    key: 'forecourt',
    candidate: forecourt,
    files: [search, cards],
    session,
    isInBrowser: true,
  }
  if (cars.length > libraryMost) return [ours]
  const { items, mini } = libraryFiles(cars.map(recordOf))
  const isSmall = cars.length <= libraryFull
  const shared = { session: isSmall ? session : session.slice(0, 20), isInBrowser: isSmall }
  return [
    ours,
    { key: 'miniSearch', candidate: miniSearch, files: mini, ...shared },
    { key: 'itemsJs', candidate: itemsJs, files: items, ...shared },
  ]
}

async function browserSpeed(entry: Entry, run: Run, script: string): Promise<Speed | null> {
  if (!run.browser || !entry.isInBrowser) return null
  const files = Object.fromEntries(entry.files.map((text, at) => [`/${at}`, text]))
  const asked = {
    name: entry.key,
    files: Object.keys(files),
    session: entry.session,
    rounds,
  }
  return runInBrowser(run.browser, script, files, asked, run.rate)
}

/** Measures every candidate on one stock, one after another. */
export async function measureStock(cars: readonly Car[], source: string, run: Run): Promise<SizeReport> {
  const script = run.browser ? await bundleOf(run.root, 'scripts/bench/browser-entry.ts') : ''
  const candidates: CandidateReport[] = []
  const misses: Miss[] = []
  const isAsked = cars.length <= libraryFull
  for (const entry of entriesFor(cars, run)) {
    const { candidate, files, session } = entry
    const found = isAsked || candidate === forecourt ? await relevanceOf(candidate.open(files), cars) : null
    if (found && candidate === forecourt) misses.push(...found.misses)
    candidates.push({
      name: candidate.name,
      files: weigh(files),
      node: await timeSession(candidate, files, session, rounds),
      browser: await browserSpeed(entry, run, script),
      relevance: found?.relevance ?? null,
    })
  }
  const compared = isAsked ? await compare(cars, run) : null
  const standstill = await standstillFor(cars, run, script)
  return { cars: cars.length, source, candidates, compared, misses, standstill }
}

async function standstillFor(cars: readonly Car[], { words, browser, rate }: Run, script: string) {
  if (!browser) return null
  const { search, cards } = buildIndex(cars, words)
  return measureBlockInBrowser(browser, script, { '/search': search, '/cards': cards }, rate)
}

async function compare(cars: readonly Car[], { root, words }: Run): Promise<SizeReport['compared']> {
  const { search, cards } = buildIndex(cars, words)
  const { createEngine } = await import('#search/engine/engine.ts')
  const chosen = sessionOf(cars, { length: comparedSessions, seed: 'looking at every car', common: [] })
  const read = createReader(compileLexicon(cars.map(recordOf), words, 'km'), benchDay.getUTCFullYear())
  const states = withUnderstood(chosen, Object.keys(readQueries(root, 'au')), read)
  const differences = await findDifferences(createEngine(search, cards), cars.map(recordOf), states)
  return { sessions: states.length, differences }
}
