import { join } from 'node:path'
import { demoMarket, type MadeMarket, makeMarket } from './market.ts'
import type { BenchWish } from './options.ts'
import type { Bench } from './round.ts'

/** Number of dealers of a small market. */
const few = 10

const firstOf = ({ content, dealers, slugs }: MadeMarket): MadeMarket => ({
  content,
  dealers: dealers.slice(0, few),
  slugs: slugs.slice(0, few),
})

/** The market of a run: the demo’s, without answers of dealers, or a generated one. */
export async function marketOf(wish: BenchWish, { root, folder, now }: Bench): Promise<MadeMarket> {
  const content = join(folder, 'market')
  if (wish.quick) return { ...(await demoMarket(root, content, wish.quick, now)), dealers: [] }
  return makeMarket(root, content, wish, now)
}

/** The market's first dealers; null when it has no others. */
export function partOf(market: MadeMarket): MadeMarket | null {
  return market.dealers.length > few ? firstOf(market) : null
}

/** A small market and one with ten times the dealers, to measure memory growth. */
export async function growingMarkets({ cars }: BenchWish, { root, folder, now }: Bench) {
  const many = await makeMarket(root, join(folder, 'many'), { dealers: few * 10, cars }, now)
  return { few: firstOf(many), many }
}
