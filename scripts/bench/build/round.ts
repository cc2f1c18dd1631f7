import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { astroPerDealer } from './astro.ts'
import type { Cost } from './costs.ts'
import { fitFields, type Generated, type Generator, generate } from './generate.ts'
import type { MadeMarket, Market } from './market.ts'
import { type Nights, nightsAfter } from './nights.ts'
import { buildNight, livePages, type Night, type NightCost } from './our-build.ts'
import { type Pages, perCarPage } from './weigh-pages.ts'

/** Working folders of a bench run. */
export interface Bench {
  readonly root: string
  /** Temporary; removed at the end of the run. */
  readonly folder: string
  /** Folder of the bundle that all builds of the run use. */
  readonly bundles: string
  readonly now: Date
  readonly signal: AbortSignal
}

/** Our full build, and the nights after it. */
export interface OurRound {
  readonly whole: NightCost
  readonly pages: Pages
  readonly nights: Nights<NightCost> | null
}

/** Builds a copy of the market from scratch; with `isFollowed` also the following nights, which change the copy. */
export async function ourRound(bench: Bench, market: Market, isFollowed: boolean): Promise<OurRound> {
  const { folder, ...same } = bench
  const [content, out] = [join(folder, 'content'), join(folder, 'dist')]
  cpSync(market.content, content, { recursive: true })
  const night: Night = { ...same, content, out, slugs: market.slugs }
  try {
    const whole = await buildNight(night)
    const pages = livePages(night)
    return { whole, pages, nights: isFollowed ? await nightsAfter(night) : null }
  } finally {
    for (const made of [content, out]) rmSync(made, { recursive: true, force: true })
  }
}

/** A generator, with the number of form fields that brings its pages to the weight of ours. */
export interface Fitted {
  readonly generator: Generator
  readonly fields: number
}

const placeOf = ({ folder, signal }: Bench) => ({ folder: join(folder, 'other'), signal })

export async function fitted(
  bench: Bench,
  market: MadeMarket,
  generators: readonly Generator[],
  ours: Pages,
): Promise<readonly Fitted[]> {
  const all: Fitted[] = []
  for (const generator of generators)
    all.push({ generator, fields: await fitFields(generator, market, perCarPage(ours), placeOf(bench)) })
  return all
}

/** Generator name -> its result for all dealers of the market, measured one after another. */
export async function otherRound(
  bench: Bench,
  market: MadeMarket,
  others: readonly Fitted[],
): Promise<ReadonlyMap<string, Generated>> {
  const made = new Map<string, Generated>()
  for (const { generator, fields } of others) {
    const wish = { dealers: market.slugs.length, fields }
    made.set(generator.name, await generate(generator, market, wish, placeOf(bench)))
  }
  return made
}

/** Cost of plain Astro for all dealers of the market; null when `tried` is 0. */
export async function astroRound(bench: Bench, market: Market, tried: number): Promise<Cost | null> {
  return tried > 0 ? astroPerDealer(market, tried, bench) : null
}
