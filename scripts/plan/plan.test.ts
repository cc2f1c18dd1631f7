import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { writeTree } from '../lib/write-tree.ts'
import { affectedDealers } from './affected-dealers.ts'
import { readMeasured, workOf } from './measured-work.ts'
import { ownSnapshot } from './own-snapshot.ts'
import { shardsOf, stableShards } from './shards.ts'

const anyWork = fc
  .array(fc.integer({ min: 1, max: 1000 }), { maxLength: 60 })
  .map((seconds) => seconds.map((each, at) => ({ slug: `yard-${at}`, seconds: each })))

describe('a plan', () => {
  it('has every dealer once, on no more machines than there are, none idle', () => {
    fc.assert(
      fc.property(anyWork, fc.integer({ min: 1, max: 12 }), (work, count) => {
        const shards = shardsOf(work, count)
        expect(shards.length).toBe(Math.min(count, work.length))
        expect(shards.flatMap(({ dealers }) => dealers).sort()).toEqual(work.map(({ slug }) => slug).sort())
        expect(shards.every(({ dealers }) => dealers.length > 0)).toBe(true)
      }),
    )
  })

  it('is balanced: no machine works a third longer than the best plan’s longest', () => {
    fc.assert(
      fc.property(anyWork, fc.integer({ min: 1, max: 12 }), (work, count) => {
        const total = work.reduce((sum, { seconds }) => sum + seconds, 0)
        const longest = work.toSorted((a, b) => b.seconds - a.seconds)
        // Lower bounds of any plan: its longest dealer, an even share, and two of the longest count + 1 dealers.
        const pair = (longest[count - 1]?.seconds ?? 0) + (longest[count]?.seconds ?? 0)
        const best = Math.max(total / count, longest[0]?.seconds ?? 0, longest.length > count ? pair : 0)
        const most = Math.max(0, ...shardsOf(work, count).map(({ seconds }) => seconds))
        expect(most).toBeLessThanOrEqual((best * 4) / 3 + (longest[count]?.seconds ?? 0) / 3 + 0.1)
      }),
    )
  })

  it('is the same whatever order dealers are named in', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        expect(shardsOf(work.toReversed(), 4)).toEqual(shardsOf(work, 4))
      }),
    )
  })
})

describe('a steady plan', () => {
  it('has a shard for each dealer as far as shards go, the longest first', () => {
    const work = [
      { slug: 'a', seconds: 2 },
      { slug: 'b', seconds: 9 },
    ]
    expect(stableShards(work, 2, ['a', 'b']).map(({ name, dealers }) => [name, dealers])).toEqual([
      ['b', ['b']],
      ['a', ['a']],
    ])
  })

  it('keeps every dealer in its shard, whatever others come, go, take or change', () => {
    fc.assert(
      fc.property(anyWork, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 1000 }), (some, count, more) => {
        const slugs = (shards: ReturnType<typeof stableShards>) => shards.flatMap(({ dealers }) => dealers)
        const work = [...some, ...Array.from({ length: 13 }, (_, at) => ({ slug: `lot-${at}`, seconds: 1 }))]
        const all = work.map(({ slug }) => slug)
        const places = new Map(stableShards(work, count, all).flatMap((s) => s.members.map((m) => [m, s.name])))
        expect([...places.keys()].sort()).toEqual(all.toSorted())
        const later = [...work.map(({ slug }) => ({ slug, seconds: more })), { slug: 'new', seconds: 5 }]
        const wanted = all.slice(0, 3)
        const next = stableShards(later, count, wanted)
        expect(slugs(next).sort()).toEqual(wanted.toSorted())
        for (const { name, members } of next)
          for (const member of members) if (member !== 'new') expect(places.get(member)).toBe(name)
      }),
    )
  })
})

const known = ['north-yard', 'south-yard', 'west']

test.each([
  ['a dealer’s file', ['dealers/north-yard/site.yaml'], ['north-yard']],
  ['its stock', ['stock/west.json'], ['west']],
  ['its stock as a table', ['stock/west.csv'], ['west']],
  ['its stock as XML', ['stock/west.xml'], ['west']],
  ['what is no stock', ['stock/west.txt'], []],
  ['files of two', ['dealers/west/faqs.yaml', 'dealers/south-yard/logo.svg'], ['south-yard', 'west']],
  ['a group', ['dealers/_groups/big.yaml'], known],
  ['the source', ['src/pages/index.astro'], known],
  ['what it is built with', ['package-lock.json'], known],
  ['a rule that files are held against', ['scripts/check/links.ts'], known],
  ['another tool', ['scripts/publish/encode.ts'], []],
  ['a test', ['src/domain/car/price.test.ts', 'tests/sites/facts.test.ts'], []],
  ['a paper', ['README.md', 'docs/leads.md'], []],
  ['a dealer that is gone', ['dealers/gone/site.yaml'], []],
  ['a name that another begins with', ['dealers/north/site.yaml'], []],
  ['stock that two dealers name', ['feeds/shared stock.json'], ['north-yard', 'south-yard']],
  ['the same written otherwise', ['./feeds/shared stock.json'], ['north-yard', 'south-yard']],
  ['stock that nobody names', ['feeds/other.json'], []],
])('a change of %s touches the right dealers', (_what, files, expected) => {
  expect(affectedDealers(files, known, (slug) => (slug === 'west' ? null : 'feeds/shared stock.json'))).toEqual(
    expected,
  )
})

const content = mkdtempSync(join(tmpdir(), 'plan-'))
for (const [slug, size] of [
  ['north-yard', 2_000_000],
  ['south-yard', 100],
] as const) {
  mkdirSync(join(content, 'dealers', slug), { recursive: true })
  mkdirSync(join(content, 'stock'), { recursive: true })
  writeFileSync(join(content, `dealers/${slug}/site.yaml`), '')
  writeFileSync(join(content, `stock/${slug}.json`), ' '.repeat(size))
}

/** Dealers with another stock file: named by their own files, by their group, by URL, and in faulty files. */
function stockedElsewhere(): string {
  const root = mkdtempSync(join(tmpdir(), 'plan-elsewhere-'))
  writeTree(root, {
    'dealers/own/site.yaml': 'stock: {snapshot: ./feeds/big.json}\n',
    'dealers/grouped/site.yaml': 'dealership_group: big\n',
    'dealers/_groups/big.yaml': 'stock: {snapshot: feeds/big.json}\n',
    'dealers/hosted/site.yaml': 'stock: {snapshot: https://feeds.example/feeds/big.json}\n',
    'dealers/faulty/site.yaml': 'phone: [1\nstock: {snapshot: feeds/big.json}\n',
    'dealers/plain/site.yaml': 'phone: 1\n',
    'feeds/big.json': ' '.repeat(2_000_000),
    'stock/own.json': '',
  })
  return root
}

test.each([
  ['own', 'feeds/big.json'],
  ['grouped', 'feeds/big.json'],
  ['hosted', null],
  ['faulty', null],
  ['plain', null],
])('the stock that the files of %s name is %s', (slug, file) => {
  expect(ownSnapshot(stockedElsewhere(), slug)).toBe(file)
})

describe('the work of a dealer', () => {
  it('is the longest night that was measured; else what its stock lets expect', () => {
    const file = join(content, 'night.json')
    const dealers = [
      { slug: 'north-yard', outcome: 'published', ms: 9000 },
      { slug: 'south-yard', outcome: 'unchanged', ms: 30 },
      { slug: 'north-yard', outcome: 'published', ms: 400 },
    ]
    writeFileSync(file, `> forecourt build\n${JSON.stringify({ dealers })}`)
    const work = workOf(['north-yard', 'south-yard'], readMeasured(file), content)
    expect(work[0]).toEqual({ slug: 'north-yard', seconds: 9 })
    expect(work[1]?.seconds).toBeCloseTo(2, 1)
    expect(workOf(['north-yard'], [], content)[0]?.seconds).toBe(26)
    mkdirSync(join(content, 'nights/of one'), { recursive: true })
    writeFileSync(join(content, 'nights/of one/night.json'), JSON.stringify({ dealers }))
    expect(readMeasured(join(content, 'nights'))).toHaveLength(2)
  })

  it('is read from a folder in which a build that was killed left nothing, and that is told', () => {
    const nights = join(content, 'cut-off')
    mkdirSync(nights)
    const dealers = [{ slug: 'north-yard', outcome: 'published', ms: 9000 }]
    writeFileSync(join(nights, 'a.json'), JSON.stringify({ dealers }))
    writeFileSync(join(nights, 'b.json'), '')
    const told: string[] = []
    expect(readMeasured(nights, (fault) => told.push(fault))).toHaveLength(1)
    expect(told).toEqual([expect.stringContaining('b.json is empty: the build that writes it was ended')])
  })

  test.each(['json', 'csv', 'xml'])('is expected by its stock in %s', (format) => {
    writeFileSync(join(content, `stock/of-${format}.${format}`), ' '.repeat(1_000_000))
    expect(workOf([`of-${format}`], [], content)).toEqual([{ slug: `of-${format}`, seconds: 14 }])
  })

  it('is expected by the stock that its files name, wherever that lies', () => {
    const root = stockedElsewhere()
    const work = workOf(['own', 'grouped'], [], root)
    expect(work.map(({ seconds }) => seconds)).toEqual([26, 26])
  })

  it('cannot be read from anything else', () => {
    const file = join(content, 'other.json')
    writeFileSync(file, '{}')
    expect(() => readMeasured(file)).toThrow('is no report of a build; make it: npm run build -- --json')
  })
})

describe('the command', () => {
  const plan = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/plan.ts', ...args, '--content', content], {
      encoding: 'utf8',
      input: 'dealers/south-yard/site.yaml\n',
    })

  it('prints the matrix of a CI', () => {
    expect(JSON.parse(plan('--shards', '5', '--json'))).toEqual({
      include: [
        { shard: '1 of 2', dealers: 'north-yard', seconds: 26 },
        { shard: '2 of 2', dealers: 'south-yard', seconds: 2 },
      ],
    })
  })

  it('says what is kept for a steady shard, and whose secrets it has', () => {
    const { include } = JSON.parse(plan('--shards', '1', '--steady', '--changed', '--json'))
    const releases = 'dist/north-yard\ndist/south-yard'
    expect(include).toEqual([
      { shard: '1 of 1', dealers: 'south-yard', seconds: 2, kept: 'shard-1-of-1', environment: '', releases },
    ])
    const [first] = JSON.parse(plan('--shards', '5', '--steady', '--json')).include
    expect(first).toMatchObject({ kept: 'north-yard', environment: 'north-yard', releases: 'dist/north-yard' })
  })

  it('leaves a dealer that is named alone in the shard of its name', () => {
    const { include } = JSON.parse(plan('south-yard', '--shards', '1', '--steady', '--json'))
    const releases = 'dist/north-yard\ndist/south-yard'
    expect(include).toMatchObject([{ dealers: 'south-yard', kept: 'shard-1-of-1', environment: '', releases }])
  })

  it('plans only what changed', () => {
    expect(plan('--shards', '5', '--changed')).toMatch(/^\s+1\s+2\.0 s {2}south-yard\n$/)
  })

  it('plans the dealers whose stock lies elsewhere and changed', () => {
    const root = stockedElsewhere()
    const args = ['scripts/plan.ts', '--changed', '--content', root]
    for (const input of ['feeds/big.json\n', `${join(root, 'feeds/big.json')}\n`])
      expect(execFileSync(process.execPath, args, { encoding: 'utf8', input })).toMatch(/ s {2}grouped own\n$/)
  })
})
