import { join } from 'node:path'
import { demoMarket, type MadeMarket, makeMarket } from './market.ts'
import type { BenchWish } from './options.ts'
import type { Bench } from './round.ts'

/** Dealers of a small market. */
const few = 10

const firstOf = ({ content, dealers, slugs }: MadeMarket): MadeMarket => ({
  content,
  dealers: dealers.slice(0, few),
  slugs: slugs.slice(0, few),
})

/** The market that a run is about: the demo’s, whose dealers nobody opened anew, or a made-up one. */
export async function marketOf(wish: BenchWish, { root, folder, now }: Bench): Promise<MadeMarket> {
  const content = join(folder, 'market')
  if (wish.quick) return { ...(await demoMarket(root, content, wish.quick, now)), dealers: [] }
  return makeMarket(root, content, wish, now)
}

/** Its first dealers; null when it has no more. */
export function partOf(market: MadeMarket): MadeMarket | null {
  return market.dealers.length > few ? firstOf(market) : null
}

/** Few dealers, and ten times as many, for a look at memory. */
export async function growingMarkets({ cars }: BenchWish, { root, folder, now }: Bench) {
  const many = await makeMarket(root, join(folder, 'many'), { dealers: few * 10, cars }, now)
  return { few: firstOf(many), many }
}
