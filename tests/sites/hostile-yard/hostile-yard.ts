import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { payloads } from './payloads.ts'

/** Payloads that dealer files can contain on one line. */
const lines = payloads.filter((payload) => !/[\0\u2028]/.test(payload))

type Entry = Readonly<Record<string, unknown>>

/** A car with a payload in every text. */
function hostileCar(payload: string, at: number): Entry {
  const texts = ['badge', 'series', 'colour', 'engine', 'vin', 'price_type', 'tag', 'fuel', 'transmission', 'drive']
  return {
    id: at + 1,
    slug: `car-${at + 1}`,
    name: `2021 Norda ${payload} Rio`,
    status: 'in_stock',
    car_type: 'used',
    price: 20_000 + at,
    km: 40_000 + at,
    year: 2021,
    make: `Norda ${payload}`,
    model: `Rio ${payload}`,
    simple_body: `Ute ${payload}`,
    simple_fuel: payload,
    ...Object.fromEntries(texts.map((key) => [key, payload])),
    stocknum: payload,
    description: `Before ${payload} after`,
    features: [payload, 'Tow bar'],
    categories: [payload],
    city: payload,
    state: payload,
    dealership_name: payload,
    location: { id: '7', name: payload, phone: payload },
    file: payload,
    primary_image_url: payload,
    images: [payload, { url: payload }],
    finance_lenders: { [payload]: { name: payload, disclaimer: payload } },
  }
}

function review(payload: string, at: number): Entry {
  return { author: payload, name: payload, text: payload, rating: 5, created_at: '2026-02-01', id: at }
}

/** Writes a content folder with a dealer whose stock and files contain every payload. Returns the folder. */
export function hostileContent(): string {
  const content = mkdtempSync(join(tmpdir(), 'hostile-'))
  cpSync(join(import.meta.dirname, '../two-dealers'), content, { recursive: true })
  const yard = join(content, 'dealers/north-yard')
  const all = payloads.join(' ')
  const site = readFileSync(join(yard, 'site.yaml'), 'utf8')
  writeFileSync(
    join(yard, 'site.yaml'),
    site
      .replace('strapline: A tiny yard for tests.', `strapline: ${JSON.stringify(`Before ${payloads[0]}`)}`)
      .replace('footer_text: North Yard Pty Ltd', `footer_text: ${JSON.stringify(payloads[4])}`),
  )
  writeFileSync(
    join(yard, 'faqs.yaml'),
    stringify(lines.map((payload) => ({ question: `May I? ${payload}`, answer: `Yes. ${payload}` }))),
  )
  mkdirSync(join(yard, 'pages'), { recursive: true })
  writeFileSync(join(yard, 'pages/about.md'), `---\ntitle: About us\n---\n\n# About\n\n${lines.join('\n\n')}\n`)
  writeFileSync(
    join(content, 'stock/north-yard.json'),
    JSON.stringify({
      version: 1,
      dealer: 'north-yard',
      taken_at: '2026-03-04T00:00:00Z',
      cars: payloads.map(hostileCar),
      models: payloads.map((payload, at) => ({ name: payload, slug: `model-${at}`, short_description: payload })),
      manufacturers: [{ id: 1, name: all, slug: 'norda', logo: { url: payloads[30] } }],
      reviews: { count: 40, average_rating: 4.5, samples: payloads.map(review) },
    }),
  )
  return content
}
