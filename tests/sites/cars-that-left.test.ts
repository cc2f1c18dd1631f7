import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '#scripts/build/build-job.ts'
import { warmBuild } from '../warm-builds.ts'
import { buildWithAstro, pathsBelow } from './build-site.ts'
import { all, one, textOf } from './html.ts'

type Raw = Readonly<Record<string, unknown>>

interface Shown {
  readonly slug: string
  readonly title: string
  readonly price: string
}

const slug = 'north-yard'
const content = mkdtempSync(join(tmpdir(), 'cars-that-left-'))
const out = mkdtempSync(join(tmpdir(), 'cars-that-left-out-'))
const stockFile = join(content, 'stock/north-yard.json')
const listings = join(out, slug, 'listings.json')

const file = (path: string) => readFileSync(join(out, slug, 'current', path), 'utf8')
const exists = (path: string) => existsSync(join(out, slug, 'current', path))
const main = (path: string) => one(file(path), 'main')

/** Utes and wagons of two makes, each with a price of its own. */
const stock: readonly Raw[] = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  slug: `${2015 + at}-${at % 2 ? 'norda-tern' : 'arlo-sand'}-${at + 1}`,
  name: `${2015 + at} ${at % 2 ? 'Norda Tern' : 'Arlo Sand'} Touring`,
  status: 'in_stock',
  price: 20_111 + 1000 * at,
  make: at % 2 ? 'Norda' : 'Arlo',
  model: at % 2 ? 'Tern' : 'Sand',
  year: 2015 + at,
  badge: 'Touring',
  km: 10_000 + at,
  simple_body: at % 2 ? 'Ute' : 'Wagon',
  city: 'Lidcombe',
  state: 'NSW',
}))
const [vanished, sold, staying, late] = [0, 1, 2, 3].map((at) => {
  const { slug, year, make, model, price } = stock[at] ?? {}
  return { slug: `${slug}`, title: `${year} ${make} ${model}`, price: `$${Number(price).toLocaleString('en-AU')}` }
}) as [Shown, Shown, Shown, Shown]
/** A car whose source corrects its name, and with it the slug. */
const [corrected, correction] = [`${stock[6]?.slug}`, '2021-arlo-sand-touring-7']
const path = (car: Shown) => `cars/${car.slug}.html`
const without = (...gone: readonly Shown[]) => stock.filter((car) => !gone.some(({ slug }) => slug === car.slug))

let astros = ''
const results: BuildResult[] = []

/** One night: the clock, the cars of the snapshot, and a build. */
async function night(now: string, cars: readonly Raw[], more: object = {}): Promise<BuildResult> {
  process.env.FORECOURT_NOW = now
  writeFileSync(stockFile, JSON.stringify({ version: 1, dealer: slug, taken_at: now, cars }))
  const [result] = await warmBuild({ content, out, slugs: [slug], ...more })
  if (!result) throw new Error('There is no result')
  return result
}

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'two-dealers'), content, { recursive: true })
  rmSync(join(content, 'dealers/south-yard'), { recursive: true })
  results.push(await night('2026-03-04T01:00:00.000Z', stock))
  const left = without(vanished).map((car) => {
    if (car.slug === corrected) return { ...car, slug: correction }
    return car.slug === sold.slug ? { ...car, status: 'sold' } : car
  })
  const arrival = { ...stock[4], id: 990, slug: vanished.slug, name: 'An arrival', km: 1234 }
  const kept = readFileSync(listings, 'utf8')
  writeFileSync(listings, kept.replace('"primary_image_url":null', '"primary_image_url":"/pictures/gone"'))
  cpSync(listings, `${listings}.first`)
  results.push(await night('2026-03-06T01:00:00.000Z', [...left, arrival]))
  process.env.LISTINGS = `${listings}.first`
  astros = await buildWithAstro(content, slug)
  delete process.env.LISTINGS
}, 240_000)

afterAll(() => {
  for (const folder of [astros, content, out]) rmSync(folder, { recursive: true, force: true })
})

describe('the night after two cars left', () => {
  it('has a page for each, and says how many', () => {
    expect(results.map(({ outcome, problems, delisted }) => [outcome, problems, delisted])).toEqual([
      ['published', [], 0],
      ['published', [], 2],
    ])
  })

  it('says what the car was, and that it was sold only where the stock says so', () => {
    expect(textOf(one(main(path(vanished)), 'h1'))).toContain(vanished.title)
    expect(textOf(main(path(vanished)))).toContain('This one has been sold or is no longer available')
    expect(textOf(main(path(sold)))).toContain('This one has been soldTell us')
    expect(one(file(path(sold)), 'title').children).toMatchObject([{ data: `Sold: ${sold.title} | North Yard` }])
  })

  it('tells no price of it, not to people, machines or link previews', () => {
    for (const car of [vanished, sold]) {
      const html = file(path(car))
      expect(html).not.toContain(car.price)
      expect(html).not.toContain(car.price.replace(/\D/g, ''))
      expect(html).not.toMatch(/"@type":"(?:Car|Offer|Motorcycle|Vehicle)"/)
      expect(one(html, 'meta', { property: 'og:type' }).attribs.content).toBe('website')
    }
  })

  it('does without a picture that is not there any more', () => {
    expect(file(path(vanished))).not.toContain('/pictures/')
    expect(all(one(main(path(vanished)), 'div.picture'), 'div.car-picture-none')).toHaveLength(1)
  })

  it('keeps its own address and asks search engines to let go of it', () => {
    const html = file(path(vanished))
    expect(one(html, 'link', { rel: 'canonical' }).attribs.href).toBe(
      `https://north-yard.example/cars/${vanished.slug}`,
    )
    expect(one(html, 'meta', { name: 'robots' }).attribs.content).toBe('noindex')
    expect(all(file(path(staying)), 'meta', { name: 'robots', content: /noindex/ })).toEqual([])
  })

  it('shows what is like it, the lists it would stand in, a search box, and how to ask', () => {
    const page = main(path(vanished))
    expect(all(page, 'article.car-card').length).toBeGreaterThan(0)
    expect(all(one(page, 'section', { 'aria-labelledby': 'onward' }), 'a').length).toBeGreaterThan(0)
    expect(all(page, 'form', { role: 'search' })).toHaveLength(1)
    expect(all(page, 'a', { href: /^\/contact/ })).toHaveLength(1)
    expect(all(page, 'a', { href: /^tel:/ })).toHaveLength(1)
  })

  it('stands in no list, search, map of the site, feed or comparison', () => {
    const folder = join(out, slug, 'current')
    const known = new Set([path(vanished), path(sold), '_gone'].map((each) => `/${each}`))
    const files = pathsBelow(folder).filter((each) => /\.(?:html|json|xml|txt)$|_gone$/.test(each) && !known.has(each))
    for (const car of [vanished, sold]) {
      const naming = files.filter((each) => new RegExp(`/cars/${car.slug}(?![a-z0-9-])|"${car.slug}"`).test(file(each)))
      expect(naming).toEqual([])
    }
  })

  it('gives its address to no other car', () => {
    expect(textOf(one(main(`cars/${vanished.slug}-990.html`), 'h1'))).toBeTruthy()
    expect(Object.keys(JSON.parse(file('listed-cars.json')).prices)).toContain('990')
  })

  it('names the addresses for hosts that answer 410', () => {
    const slugs = [vanished, sold].map((each) => `/cars/${each.slug}`)
    expect(file('_gone').trim().split('\n').sort()).toEqual(slugs.sort())
  })

  it('leads from the address that a car had to the one it has, for hosts and without one', () => {
    const [from, to] = [`/cars/${corrected}`, `/cars/${correction}`]
    expect(file('_moved')).toBe(`${from} ${to}\n`)
    expect(file('_redirects').split('\n').slice(0, 2)).toEqual([`${from} ${to} 301!`, `${from} ${to} 301`])
    const html = file(`cars/${corrected}.html`)
    expect(one(html, 'meta', { 'http-equiv': 'refresh' }).attribs.content).toBe(`0; url=${to}`)
    expect(one(html, 'link', { rel: 'canonical' }).attribs.href).toBe(`https://north-yard.example${to}`)
    expect(one(html, 'a').attribs.href).toBe(to)
    expect([corrected, correction].map((each) => file('sitemap.xml').includes(`/cars/${each}<`))).toEqual([false, true])
  })

  it('is the same, byte for byte, when Astro builds it from what the first night left', () => {
    const ours = join(out, slug, 'current')
    const carried = pathsBelow(ours).filter((each) => !existsSync(astros + each))
    expect(carried.filter((each) => !each.startsWith('/search-index/'))).toEqual([])
    const differing = pathsBelow(astros).filter(
      (each) => !readFileSync(ours + each).equals(readFileSync(astros + each)),
    )
    expect(differing).toEqual([])
  })
})

describe('the nights after', () => {
  it('survive a refused snapshot and a torn file of listings, which is said', async () => {
    const refused = await night('2026-03-07T01:00:00.000Z', [])
    expect(refused.outcome).toBe('failed')
    expect(exists(path(vanished))).toBe(true)
    const whole = readFileSync(listings)
    writeFileSync(listings, whole.subarray(0, 99))
    const torn = await night('2026-03-07T01:00:00.000Z', without(vanished, sold))
    expect([torn.outcome, torn.delisted]).toEqual(['published', 0])
    expect(torn.warnings.join()).toContain('listings.json cannot be read (it is not whole JSON)')
    writeFileSync(listings, whole)
    const mended = await night('2026-03-07T01:00:00.000Z', without(vanished, sold))
    expect([mended.outcome, mended.delisted]).toEqual(['published', 3])
    expect(mended.warnings.join()).not.toContain('listings')
  }, 240_000)

  it('build nothing when the same day is built again', async () => {
    const again = await night('2026-03-07T01:00:00.000Z', without(vanished, sold))
    expect(again.outcome).toBe('unchanged')
  }, 240_000)

  it('leave out a page that is at fault without stopping the dealer, and forget nobody over it', async () => {
    const whole = readFileSync(listings, 'utf8')
    const key = '-----BEGIN RSA PRIVATE KEY-----'
    const { delisted, ...rest } = JSON.parse(whole)
    const broken = delisted.map((car: Raw) => (car.slug === sold.slug ? { ...car, badge: key } : car))
    writeFileSync(listings, JSON.stringify({ ...rest, delisted: broken }))
    const result = await night('2026-03-08T01:00:00.000Z', without(vanished, sold))
    expect([result.outcome, result.problems, result.delisted]).toEqual(['published', [], 2])
    expect(result.warnings.join()).toContain(`left out at fault: 1 page of cars that left, such as /cars/${sold.slug}`)
    expect([exists(path(sold)), exists(path(vanished))]).toEqual([false, true])
    expect(readFileSync(listings, 'utf8')).toContain(key)
    writeFileSync(listings, whole)
  }, 240_000)

  it('give a car that is back its own page, and count the days of others from the first night they were missed', async () => {
    const back = await night('2026-04-20T01:00:00.000Z', without(sold, late))
    expect(back.outcome).toBe('published')
    expect(textOf(main(path(vanished)))).toContain(vanished.price)
    expect(all(file(path(vanished)), 'meta', { name: 'robots', content: /noindex/ })).toEqual([])
    expect(file('sitemap.xml')).toContain(`/cars/${vanished.slug}<`)
    expect(file('_moved')).toBe(`/cars/${correction} /cars/${corrected}\n`)
  }, 240_000)

  it('let go of an address 91 days after the car left, and not of one that left later', async () => {
    await night('2026-06-04T01:00:00.000Z', without(sold, late))
    expect([exists(path(sold)), exists(path(late))]).toEqual([true, true])
    await night('2026-06-05T01:00:00.000Z', without(sold, late))
    expect([exists(path(sold)), exists(path(late))]).toEqual([false, true])
  }, 240_000)
})
