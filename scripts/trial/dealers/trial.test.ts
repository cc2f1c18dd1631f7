import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BuildJob } from '#scripts/build/build-job.ts'
import { bundlePages } from '#scripts/build/bundle.ts'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { askWarmBuild } from '../../../tests/warm-builds.ts'
import { createRandomStream } from '../../demo/random-stream.ts'
import { allGood } from '../../trial-kills/outcome.ts'
import type { Breakage } from './breakage.ts'
import { dealerOf } from './market.ts'
import { breakages, drawRound, runDealersTrial } from './trial.ts'

const size = { dealers: 5, rounds: 3, seed: 'test', isWhole: true }
const silent = () => {}
const pool = { run: (job: BuildJob) => askWarmBuild(job) }
let bundle: BuildJob['bundle']

beforeAll(async () => {
  bundle = await bundlePages(process.cwd())
})

describe('the trial of broken dealers', () => {
  it('finds the healthy ones as they are without them', async () => {
    const outcome = await runDealersTrial({ pool, bundle }, size, silent)
    expect(outcome.faults).toEqual([])
    expect([outcome.tried, outcome.whole]).toEqual([3, 3])
  }, 240_000)

  it('finds a build that one dealer spoils for another', async () => {
    const isWhole = (content: string) =>
      dealerSlugs(content).every((slug) => existsSync(join(content, 'dealers', slug, 'site.yaml')))
    // A build that renders other pages for all dealers when one dealer's file is missing.
    const leaky = {
      run: (job: BuildJob) => askWarmBuild(isWhole(job.content) ? job : { ...job, now: '2026-03-05T01:00:00.000Z' }),
    }
    const kinds: Breakage[] = breakages.filter(({ name }) => name === 'no site.yaml')
    const outcome = await runDealersTrial({ pool: leaky, bundle, kinds }, { ...size, dealers: 3, rounds: 1 }, silent)
    expect(allGood([outcome])).toBe(false)
    expect(outcome.faults[0]).toContain('is healthy and has other bytes at')
  }, 240_000)
})

describe('a round', () => {
  const slugs = Array.from({ length: 100 }, (_, at) => `lot-${at + 1}`)
  const rounds = Array.from({ length: 200 }, (_, at) => drawRound(createRandomStream(`1 ${at}`), slugs, at % 2 === 0))

  it('breaks one to ten dealers and leaves others well, in an order of chance', () => {
    expect([...new Set(rounds.map(({ broken }) => broken.size))].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(rounds.every(({ slugs: all, broken }) => all.length - broken.size >= 4)).toBe(true)
    expect(rounds.filter(({ slugs: all }) => all.length === 100)).toHaveLength(100)
    const first = rounds.filter(({ slugs: [slug = ''], broken }) => broken.has(slug)).length
    expect(first).toBeGreaterThan(20)
    expect(first).toBeLessThan(150)
  })

  it('is the same for the same seed', () => {
    expect(drawRound(createRandomStream('a'), slugs, false)).toEqual(drawRound(createRandomStream('a'), slugs, false))
  })
})

it.each(breakages.map((kind) => [kind.name, kind] as const))('%s changes a dealer', (_name, { spoil }) => {
  const dealer = dealerOf(7)
  const changed = Array.from({ length: 8 }, (_, at) => spoil(dealer, createRandomStream(`${at}`), 'lot-8'))
  expect(
    changed.some(
      ({ files }) =>
        [...files].some(([path, what]) => dealer.files.get(path) !== what) || files.size < dealer.files.size,
    ),
  ).toBe(true)
  expect(changed.every(({ files }) => [...files.keys()].every((path) => path.includes('lot-7')))).toBe(true)
})
