import { type Cost, medianCost } from './costs.ts'
import type { Generated, Generator } from './generate.ts'
import type { MadeMarket, Market } from './market.ts'
import type { Nights } from './nights.ts'
import type { NightCost } from './our-build.ts'
import { astroRound, type Bench, type Fitted, fitted, type OurRound, otherRound, ourRound } from './round.ts'
import type { Pages } from './weigh-pages.ts'

/** The measurements of one generator on a market. */
export interface Line {
  readonly name: string
  readonly cost: Cost
  /** Null where they are as ours. */
  readonly pages: Pages | null
}

/** All that was measured on one market. */
export interface Compared {
  readonly dealers: number
  readonly ours: Line
  readonly others: readonly Line[]
  readonly astro: Cost | null
  readonly nights: Nights<NightCost> | null
}

/** What to measure on a market, and how often. */
export interface Wish {
  readonly rounds: number
  readonly generators: readonly Generator[]
  /** Number of dealers to measure plain Astro with. */
  readonly astroDealers: number
  /** Whether to measure the following nights, too. */
  readonly isFollowed: boolean
}

interface Round {
  readonly ours: OurRound
  readonly others: ReadonlyMap<string, Generated>
  readonly astro: Cost | null
}

const some = <T>(values: readonly (T | null | undefined)[]): readonly T[] => values.filter((value) => value != null)

function middleNight(nights: readonly NightCost[]): NightCost {
  const [first = { files: 0, drawn: 0 }] = nights
  return { ...first, cost: medianCost(nights.map(({ cost }) => cost)) }
}

function middleNights(rounds: readonly Round[]): Nights<NightCost> | null {
  const nights = some(rounds.map(({ ours }) => ours.nights))
  const of = (name: keyof Nights<NightCost>) => middleNight(nights.map((each) => each[name]))
  if (nights.length === 0) return null
  return {
    unchanged: of('unchanged'),
    repriced: of('repriced'),
    traded: of('traded'),
    reworded: of('reworded'),
    nextDay: of('nextDay'),
  }
}

function middleLine(name: string, rounds: readonly Round[]): Line {
  const made = some(rounds.map(({ others }) => others.get(name)))
  return { name, cost: medianCost(made.map(({ cost }) => cost)), pages: made[0]?.pages ?? null }
}

function middleAstro(rounds: readonly Round[]): Cost | null {
  const costs = some(rounds.map(({ astro }) => astro))
  return costs.length > 0 ? medianCost(costs) : null
}

function summary(market: Market, rounds: readonly Round[], generators: readonly Generator[]): Compared {
  return {
    dealers: market.slugs.length,
    ours: {
      name: 'ours, verified',
      cost: medianCost(rounds.map(({ ours }) => ours.whole.cost)),
      pages: rounds[0]?.ours.pages ?? null,
    },
    others: generators.map(({ name }) => middleLine(name, rounds)),
    astro: middleAstro(rounds),
    nights: middleNights(rounds),
  }
}

/** Measures all generators on a market in alternating rounds, so that a slow phase of the machine affects all. */
export async function compare(bench: Bench, market: MadeMarket, wish: Wish): Promise<Compared> {
  const rounds: Round[] = []
  let others: readonly Fitted[] | null = null
  for (let round = 0; round < wish.rounds; round++) {
    const ours = await ourRound(bench, market, wish.isFollowed)
    others ??= await fitted(bench, market, wish.generators, ours.pages)
    const made = await otherRound(bench, market, others)
    rounds.push({ ours, others: made, astro: await astroRound(bench, market, wish.astroDealers) })
  }
  return summary(market, rounds, wish.generators)
}
