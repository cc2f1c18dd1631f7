import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { warmBuild } from '../warm-builds.ts'
import { openYard, writeYards } from './yards.ts'

const slug = 'turning-yard'
const out = mkdtempSync(join(tmpdir(), 'turning-'))
const clearance = { title: 'Until Six', text: 'Every demo car reduced.', expiry: '2026-03-04T18:00+11:00' }
const content = writeYards({
  [slug]: {
    site: { promos: [clearance] },
    // Sold at five in the afternoon in Sydney, three days before the fourth of March.
    cars: [{}, { status: 'sold', sold_date: '2026-03-01T06:00:00Z' }],
  },
})

async function run(now: string): Promise<string | undefined> {
  process.env.FORECOURT_NOW = now
  const [result] = await warmBuild({ content, out, slugs: [slug] })
  delete process.env.FORECOURT_NOW
  expect(result?.problems).toEqual([])
  return result?.outcome
}

const site = () => {
  const yard = openYard(out, slug)
  return [yard.page('/search/used-cars').includes('/cars/car-2'), yard.page('/').includes('Until Six')]
}

afterAll(() => {
  delete process.env.FORECOURT_NOW
})

describe('a release of a day', () => {
  it('is kept until time alone makes it another site, and again from there', async () => {
    expect([await run('2026-03-04T01:00:00.000Z'), ...site()]).toEqual(['published', true, true])
    expect(await run('2026-03-04T06:00:00.000Z')).toBe('unchanged')
    expect([await run('2026-03-04T06:00:00.001Z'), ...site()]).toEqual(['published', false, true])
    expect(await run('2026-03-04T06:59:59.000Z')).toBe('unchanged')
    expect([await run('2026-03-04T07:00:00.000Z'), ...site()]).toEqual(['published', false, false])
    expect(await run('2026-03-04T12:00:00.000Z')).toBe('unchanged')
  }, 240_000)

  it('is not kept where a clock that was ahead made it, as its age would be unknown until then', async () => {
    expect(await run('2026-03-05T06:00:00.000Z')).toBe('published')
    expect(await run('2026-03-05T05:55:00.000Z')).toBe('unchanged')
    expect(await run('2026-03-05T02:00:00.000Z')).toBe('published')
    expect(openYard(out, slug).page('/built.json')).toContain('2026-03-05T02:00:00.000Z')
  }, 240_000)
})
