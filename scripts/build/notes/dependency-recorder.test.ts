import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setNotes } from '#notes/notes.ts'
import { memoise, trackedQuery, trackedSource, trackReads } from '#notes/track-dependencies.ts'
import { sampleShowroom } from '#stock/sample-showroom.ts'
import { currentTenant, setCurrentTenant, type Tenant } from '#tenants/current.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { DependencyRecorder } from './dependency-recorder.ts'

const now = new Date('2026-03-11T12:00:00Z')
const empty = JSON.stringify({ version: 1, dealer: 'x', taken_at: '2026-03-11T12:00:00Z', cars: [] })
const tenant: Tenant = {
  site: sampleSite(),
  showroom: sampleShowroom(sampleSite(), empty, now),
  search: { index: 'vehicles', host: null, files: null },
  engine: async ({ queries }) => ({
    results: queries.map(() => ({
      ...{ indexUid: '', query: '', hits: [] },
      processingTimeMs: Math.random(),
    })),
  }),
  now,
}
const hour = trackedQuery('hour', ({ now }: Pick<Tenant, 'now'>, add: number) => now.getUTCHours() + add)
const facts = trackedSource('facts of the site', ({ site }) => ({ name: site.name, url: site.url }))
const loud = memoise((site: Tenant['site']) => site.name.toUpperCase())

let book = new DependencyRecorder(tenant)
beforeEach(() => {
  book = new DependencyRecorder(tenant)
  setCurrentTenant(tenant)
  setNotes(book)
})
afterEach(() => setNotes(null))

/** Recorded dependencies of a page: paths of readings, and questions with their arguments. */
async function entryOf(make: () => unknown): Promise<string[]> {
  const { entry } = await book.page(async () => make())
  const questions = [...entry.asked].map((number) => book.questions[number])
  return [
    ...[...entry.read].map((number) => book.paths[number] ?? ''),
    ...questions.map((q) => `${q?.name}? ${q?.about}`),
  ]
}

describe('the notes of a page', () => {
  it.each<[string, () => unknown, readonly string[]]>([
    ['a setting', () => currentTenant().site.name, ['site.name']],
    ['the whole stock', () => currentTenant().showroom.cars, ['stock.cars!']],
    ['the moment', () => currentTenant().now.getTime(), ['now']],
    ['nothing of a moment that is only handed on', () => [currentTenant().now], []],
    ['a question, and nothing that it takes to answer it', () => hour(currentTenant(), 1), ['hour? 1']],
    ['what it reads of a source, and no more', () => facts(currentTenant()).name, ['facts of the site.name']],
    ['a search', () => currentTenant().engine({ queries: [] }), ['engine? {"queries":[]}']],
  ])('hold %s', async (_reason, make, expected) => {
    expect(await entryOf(make)).toEqual(expected)
  })

  it('hold what another page read for a memory that it takes', async () => {
    const make = () => loud(currentTenant().site)
    expect(await entryOf(make)).toEqual(['site.name'])
    expect(await entryOf(make)).toEqual(['site.name'])
  })

  it('hold what is read while both wait, and nothing that the first reads beside', async () => {
    const drawn: { take?: () => Promise<string> } = {}
    const draw = async () => {
      await Promise.resolve()
      return currentTenant().site.url
    }
    const first = entryOf(() => {
      drawn.take = trackReads(draw)
      return Promise.all([drawn.take(), currentTenant().site.name])
    })
    expect(new Set(await first)).toEqual(new Set(['site.name', 'site.url']))
    expect(await entryOf(() => drawn.take?.())).toEqual(['site.url'])
  })

  it('do not mix pages that are made side by side', async () => {
    const read = (name: 'name' | 'url') => async () => {
      await Promise.resolve()
      return currentTenant().site[name]
    }
    expect(await Promise.all([entryOf(read('name')), entryOf(read('url'))])).toEqual([['site.name'], ['site.url']])
  })

  it('stop a page that reads where they cannot follow', async () => {
    const kept: { site?: Tenant['site'] } = {}
    await entryOf(() => {
      kept.site = currentTenant().site
    })
    expect(() => kept.site?.name).toThrow('a page read its dealer where its notes could not follow')
    expect(() => currentTenant()).toThrow('where its notes could not follow')
  })
})

describe('a dealer of another night', () => {
  it('answers questions as it did, however long they took', async () => {
    const other = new DependencyRecorder({ ...tenant, now: new Date('2026-03-12T12:30:00Z') })
    for (const asked of [
      { name: 'hour', about: '1' },
      { name: 'engine', about: '{"queries":[{}]}' },
    ])
      expect(await other.answerOf(asked)).toBe(await book.answerOf(asked))
    expect(await other.answerOf({ name: 'hour', about: '2' })).not.toBe(
      await book.answerOf({ name: 'hour', about: '1' }),
    )
  })

  it('has no answer to what nobody asks any more', async () => {
    await expect(book.answerOf({ name: 'weather', about: 'null' })).rejects.toThrow('no page asks for weather')
    expect(() => book.readingAt('weather.wind')).toThrow('no page asks for weather')
  })
})
