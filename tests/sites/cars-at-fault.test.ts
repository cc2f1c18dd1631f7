import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportForPeople } from '#scripts/build/report.ts'
import { warmBuild } from '../warm-builds.ts'

const content = mkdtempSync(join(tmpdir(), 'cars-at-fault-'))
const out = mkdtempSync(join(tmpdir(), 'cars-at-fault-out-'))
const stock = join(content, 'stock/north-yard.json')
const live = join(out, 'north-yard/current')

const run = async () => (await warmBuild({ content, out, slugs: ['north-yard'], acceptDrop: true }))[0]

/** Writes what no site may hold into the words of some cars, which is seen only when their pages are verified. */
function breakCars(count: number): void {
  const snapshot = JSON.parse(readFileSync(join(import.meta.dirname, 'two-dealers/stock/north-yard.json'), 'utf8'))
  for (const car of snapshot.cars.slice(10, 10 + count)) car.description = 'Key: -----BEGIN RSA PRIVATE KEY-----'
  writeFileSync(stock, JSON.stringify(snapshot))
}

beforeAll(() => {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  cpSync(join(import.meta.dirname, 'two-dealers'), content, { recursive: true })
})

afterAll(() => {
  for (const folder of [content, out]) rmSync(folder, { recursive: true, force: true })
})

describe('a fault of a few cars', () => {
  it('leaves those cars out, names them, and publishes the rest', async () => {
    breakCars(2)
    const result = await run()
    if (!result) throw new Error('no result')
    expect(result.problems).toEqual([])
    expect(result.outcome).toBe('published')
    expect(result.cars).toBe(34)
    expect(result.leftOut).toMatchObject({ 'its page was at fault': 2 })
    const text = readFileSync(stock, 'utf8')
    const { cars } = JSON.parse(text)
    const faultOf = (car: unknown) =>
      `holds a private key (stock/north-yard.json, line 1, column ${text.indexOf(JSON.stringify(car)) + 1})`
    expect(result.withheld.map(({ id, fault }) => [id, fault])).toEqual([
      ['13', faultOf(cars[10])],
      ['14', faultOf(cars[11])],
    ])
    expect(reportForPeople([result])).toContain(`(id 13): its page ${faultOf(cars[10])}`)
    expect(existsSync(join(live, `cars/${cars[10].slug}.html`))).toBe(false)
    expect(readFileSync(join(live, 'search/used-cars.html'), 'utf8')).not.toContain(`/cars/${cars[10].slug}"`)
    expect(existsSync(join(live, `cars/${cars[12].slug}.html`))).toBe(true)
  }, 240_000)
})

describe('a secret in a fact that stands on every page', () => {
  it('leaves out the car that holds it, and none of those whose pages show it', async () => {
    const snapshot = JSON.parse(readFileSync(join(import.meta.dirname, 'two-dealers/stock/north-yard.json'), 'utf8'))
    for (const car of snapshot.cars.slice(10, 11)) car.make = `Kia ${['AKIA', 'Q3EGRX7PZ5N2LMKD'].join('')}`
    writeFileSync(stock, JSON.stringify(snapshot))
    const result = await run()
    expect([result?.outcome, result?.problems, result?.withheld.map(({ id }) => id)]).toEqual(['published', [], ['13']])
    expect(readFileSync(join(live, 'index.html'), 'utf8')).not.toContain('AKIA')
  }, 240_000)
})

describe('a fault of most cars', () => {
  it('is the site’s own: nothing is published, and the live site stays', async () => {
    const before = readFileSync(join(live, 'index.html'), 'utf8')
    breakCars(25)
    const result = await run()
    expect(result?.outcome).toBe('failed')
    expect(result?.problems[0]).toMatch(/^\/cars\/\S+ {2}holds a private key {2}\(and on 24 more pages\)/)
    expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe(before)
  }, 240_000)
})
