import { bundlePages } from '../../build/bundle.ts'
import { type Compared, compare } from './compare.ts'
import type { Cost } from './costs.ts'
import { type Goal, goalsOf, isMet, type Measured } from './goals.ts'
import { type Generators, generatorsOf, noGenerators, waysOf } from './installed.ts'
import type { MadeMarket } from './market.ts'
import { growingMarkets, marketOf, partOf } from './markets.ts'
import { costOf } from './measure.ts'
import type { BenchWish } from './options.ts'
import { bundleLine, goalLines, growthLines, marketLines, nightLines } from './report.ts'
import { type Bench, ourRound } from './round.ts'

/** All measurements, and the goals. */
export interface BenchReport {
  readonly bundle: Cost
  readonly whole: Compared
  /** The first dealers of the market. */
  readonly part: Compared | null
  readonly growth: Measured['growth']
  readonly goals: readonly Goal[]
  readonly isMet: boolean
}

/** Called with each line of output as soon as it is known. */
export type Tell = (line: string) => void

/** Shared inputs of all measurements of a run. */
interface Run {
  readonly wish: BenchWish
  readonly bench: Bench
  readonly generators: Generators
  readonly tell: (lines: readonly string[]) => void
}

async function bundled({ bench, tell }: Run): Promise<Cost> {
  const { cost } = await costOf(() => bundlePages(bench.root, bench.signal, bench.bundles))
  tell([bundleLine(cost)])
  return cost
}

async function wholeMarket({ wish, bench, generators, tell }: Run, market: MadeMarket): Promise<Compared> {
  const { rounds } = wish
  const { all, astroDealers } = generators
  const whole = await compare(bench, market, { rounds, generators: all, astroDealers, isFollowed: true })
  tell([...marketLines(whole, astroDealers), ...nightLines(whole)])
  return whole
}

async function firstDealers({ wish, bench, generators, tell }: Run, market: MadeMarket): Promise<Compared | null> {
  const few = generators.hugos.length > 0 ? partOf(market) : null
  if (!few) return null
  const { rounds } = wish
  const part = await compare(bench, few, { rounds, generators: generators.hugos, astroDealers: 0, isFollowed: false })
  tell(marketLines(part, 0))
  return part
}

async function growthOf({ wish, bench, tell }: Run): Promise<Measured['growth']> {
  if (!wish.isMemory) return undefined
  const markets = await growingMarkets(wish, bench)
  const cost = async (market: MadeMarket) => (await ourRound(bench, market, false)).whole.cost
  const growth = { few: await cost(markets.few), many: await cost(markets.many) }
  tell(growthLines(growth))
  return growth
}

/** Runs the requested measurements. @throws OperatorError when a build fails */
export async function runBench(wish: BenchWish, bench: Bench, tellLine: Tell): Promise<BenchReport> {
  const isAlone = wish.quick !== null || wish.isOursAlone
  const generators = isAlone ? noGenerators : generatorsOf(bench.root, wish.astroDealers, tellLine)
  const run: Run = { wish, bench, generators, tell: (lines) => tellLine(lines.join('\n')) }
  const market = await marketOf(wish, bench)
  const bundle = await bundled(run)
  const whole = await wholeMarket(run, market)
  const part = await firstDealers(run, market)
  const growth = await growthOf(run)
  const nights = whole.nights ?? undefined
  const goals = goalsOf({ ...waysOf(whole, bundle), part: part ? waysOf(part, bundle) : undefined, nights, growth })
  run.tell(goalLines(goals))
  return { bundle, whole, part, growth, goals, isMet: goals.every(isMet) }
}
