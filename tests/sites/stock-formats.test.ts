import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from '#scripts/build.ts'
import { warmBuild } from '../warm-builds.ts'
import { type BuiltYard, openYard, usualCar, writeYards, type Yard } from './yards.ts'

const slug = 'table-yard'
const { show_on_dealer_website: _, ...usual } = usualCar
const cars = [
  { id: 1, slug: 'heron-1', ...usual, features: 'Towbar|Alloys' },
  { id: 2, slug: 'heron-2', ...usual, price: 39_990, features: 'Radar|Café "rack", folding' },
]
const names = Object.keys(usual)
const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
const heading = ['Stock No', 'slug', ...names, 'features', 'Bay']
const rows = cars.map((car) => [...Object.values(car), '7'].map(cell).join(';'))
const broken = [
  '"3";"heron-3"',
  ...rows.slice(0, 1).map((row) => row.replace('"in_stock"', '"perhaps"').replace('"1"', '"4"')),
]
const element = (name: string, value: unknown) => `<${name}>${String(value).replaceAll('&', '&amp;')}</${name}>`
const asXml = ({ id, features, ...car }: (typeof cars)[number]) =>
  `<car no="${id}">${Object.entries(car)
    .map(([name, value]) => element(name, value))
    .join('')}${features
    .split('|')
    .map((each) => element('extra', each))
    .join('')}</car>`

const listed = cars.map(({ features, ...car }) => ({ ...car, features: features.split('|') }))
const stocks: Readonly<Record<string, Yard>> = {
  json: { cars: listed },
  csv: {
    site: { stock: { format: 'csv', separator: 'semicolon', fields: { id: 'Stock No' } } },
    files: { [`../../stock/${slug}.csv`]: [heading.join(';'), ...rows, ...broken].join('\r\n') },
  },
  xml: {
    site: { stock: { format: 'xml', item: 'all/car', fields: { id: '@no', features: 'extra' } } },
    files: { [`../../stock/${slug}.xml`]: `<all>${cars.map(asXml).join('')}</all>` },
  },
}

async function made(yard: Yard) {
  const [content, out] = [writeYards({ [slug]: yard }), mkdtempSync(join(tmpdir(), 'formats-'))]
  const [result] = await warmBuild({ content, out, slugs: [slug] })
  expect(result?.problems).toEqual([])
  return { result, site: openYard(out, slug) }
}

const filesOf = ({ folder, paths }: BuiltYard) =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
const releases = new Map<string, Awaited<ReturnType<typeof made>>>()
const release = (format: string) => {
  const found = releases.get(format)
  if (!found) throw new Error(`${format} was not built`)
  return found
}

beforeAll(async () => {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  for (const [format, yard] of Object.entries(stocks)) releases.set(format, await made(yard))
}, 300_000)

afterAll(() => {
  delete process.env.FORECOURT_NOW
})

describe('a stock of another format', () => {
  it.each(['csv', 'xml'])('gives the same release as JSON, to the byte: %s', (format) => {
    expect(filesOf(release(format).site)).toEqual(filesOf(release('json').site))
    expect(release('json').site.page('/cars/heron-2')).toContain('Café')
  })

  it('leaves out what cannot be read, and tells of columns that nobody reads', () => {
    const { result } = release('csv')
    expect(result?.leftOut).toEqual({ 'not a car': 1, 'unknown status': 1 })
    expect(result?.warnings).toContain('stock/table-yard.csv  columns of the stock that nothing is read from: Bay')
  })
})

it('is not taken for that of several dealers: a table names none', async () => {
  const content = writeYards({ 'one-yard': {}, 'two-yard': {} })
  const out = mkdtempSync(join(tmpdir(), 'shared-table-'))
  const wish = { root: process.cwd(), content, out, slugs: [], stock: join(content, 'stock.csv') }
  await expect(build(wish)).rejects.toThrow(
    '--stock is a table, which names no dealer, and 2 would have its cars: name the one it is of.',
  )
})
