import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeDealer, slug } from '#scripts/trial-kills/dealer.ts'
import { fillDisks } from '#scripts/trial-kills/fill-disk.ts'
import { buildReferences, killBuilds, type References } from '#scripts/trial-kills/kill-builds.ts'
import { killPublish } from '#scripts/trial-kills/kill-publish.ts'
import { allGood, type Outcome } from '#scripts/trial-kills/outcome.ts'
import { pairBuilds } from '#scripts/trial-kills/pair-builds.ts'

const silent = () => {}
const faultsOf = (outcomes: readonly Outcome[]) => outcomes.flatMap(({ faults }) => faults)

/** Two sites without a build: what is killed is the publication alone. */
function twoSites(): string[] {
  return [1, 2].map((night) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    for (let page = 0; page < 40; page++) writeFileSync(join(folder, `${page}.html`), `night ${night}`.repeat(2_000))
    return folder
  })
}

/** Writes each release over the one that is live, as nobody should. */
const inPlace = `
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
const [out, ...folders] = process.argv.slice(2)
process.once('message', () => process.exit())
const dealer = out + '/${slug}'
mkdirSync(dealer + '/releases/1', { recursive: true })
try { symlinkSync('releases/1', dealer + '/current') } catch {}
const facts = { id: '1', key: '1', builtAt: '', pages: 1, cars: 0, entries: 0, name: '', strapline: '', counts: {}, preview: null }
writeFileSync(dealer + '/releases/1.json', JSON.stringify(facts))
for (let turn = 0; ; turn++) {
  process.send('publishing')
  for (let page = 0; page < 40; page++) {
    cpSync(folders[turn % 2] + '/' + page + '.html', dealer + '/releases/1/' + page + '.html')
    await setTimeout(1)
  }
}
`

describe('the trial of kills', () => {
  it('finds every site whole when publications are killed', async () => {
    const outcomes = await killPublish(twoSites(), 8, silent)
    expect(faultsOf(outcomes)).toEqual([])
    expect(outcomes.map(({ tried }) => tried)).toEqual([8, 1])
  }, 120_000)

  it('finds the sites that a publisher who writes in place leaves broken', async () => {
    const script = join(mkdtempSync(join(tmpdir(), 'in-place-')), 'publisher.mjs')
    writeFileSync(script, inPlace)
    const outcomes = await killPublish(twoSites(), 6, silent, { script, aims: ['anywhere'] })
    expect(allGood(outcomes)).toBe(false)
    expect(outcomes[0]?.whole).toBeLessThan(6)
    expect(faultsOf(outcomes)[0]).toMatch(/^publish \d, after .* ms: \/\d+\.html (?:has other bytes|is missing)/)
  }, 120_000)
})

describe('the trial of builds', () => {
  const dealer = makeDealer()
  let references: References
  beforeAll(async () => {
    references = await buildReferences(dealer)
  }, 240_000)

  it('finds every site whole when builds are killed, and nothing left', async () => {
    const outcomes = await killBuilds(dealer, references, 4, silent)
    expect(faultsOf(outcomes)).toEqual([])
    expect(outcomes.map(({ tried }) => tried)).toEqual([4, 2])
  }, 240_000)

  it('finds nothing lost and both told when two build one dealer', async () => {
    const outcome = await pairBuilds(dealer, references, 2, silent)
    expect([outcome.tried, outcome.faults]).toEqual([2, []])
  }, 240_000)

  it('finds the live site whole and a clear message when the disk is full, where a disk can be made', async () => {
    const { skipped, tried, faults } = await fillDisks(dealer, references, 2, silent)
    expect(faults).toEqual([])
    expect(tried).toBe(skipped === undefined ? 2 : 0)
  }, 240_000)
})

describe('what is good enough', () => {
  const outcome = { name: 'kills', tried: 2, whole: 2, notes: '', faults: [] }
  it.each<[string, Partial<Outcome>, boolean]>([
    ['all whole', {}, true],
    ['one broken', { whole: 1 }, false],
    ['none tried', { tried: 0, whole: 0 }, false],
    ['none tried, and why', { tried: 0, whole: 0, skipped: 'no root' }, true],
  ])('%s', (_reason, change, expected) => {
    expect(allGood([{ ...outcome, ...change }])).toBe(expected)
  })

  it('not when there was no trial at all', () => {
    expect(allGood([])).toBe(false)
  })
})
