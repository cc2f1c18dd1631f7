import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Cost, scaled, sumOf } from './costs.ts'
import type { Market } from './market.ts'
import { costOf, run } from './measure.ts'

interface PlainAstro {
  readonly root: string
  readonly now: Date
  readonly signal: AbortSignal
}

/** Cost of one dealer by plain `astro build`: bundled and rendered, not verified. */
async function costOfDealer({ content }: Market, slug: string, { root, now, signal }: PlainAstro): Promise<Cost> {
  // Astro renders from next to its output, so each run needs an output folder of its own within the project.
  const out = mkdtempSync(join(root, '.cache/bench-astro-'))
  const env = {
    NODE_ENV: 'production',
    DEALER: slug,
    CONTENT: content,
    FORECOURT_ASTRO_OUT: out,
    FORECOURT_NOW: now.toISOString(),
  }
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--silent']
  try {
    const { cost } = await costOf(() => run({ command: process.execPath, args, cwd: root, env }, signal))
    return cost
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Cost of all dealers, extrapolated from the measured ones; the first of several is a warm-up and does not count. */
export async function astroPerDealer(market: Market, tried: number, from: PlainAstro): Promise<Cost> {
  const costs: Cost[] = []
  for (const slug of market.slugs.slice(0, tried)) costs.push(await costOfDealer(market, slug, from))
  const counted = costs.length > 1 ? costs.slice(1) : costs
  return scaled(sumOf(counted), counted.length, market.slugs.length)
}
