import { describe, expect, it, test } from 'vitest'
import { isForSale } from '#domain/car/availability.ts'
import { driveWords } from '#domain/car/drive.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import { longestModelText } from '#domain/model/model.ts'
import { acceptSnapshot } from '#stock/accept-snapshot.ts'
import { sampleReading } from '#stock/sample-reading.ts'
import { sampleShowroom } from '#stock/sample-showroom.ts'
import { sampleStockSite } from '#stock/sample-site.ts'
import { readSnapshot } from '#stock/snapshot.ts'
import { loadSite } from '#tenants/load.ts'
import { withWords } from '#view-models/model/model-words.ts'
import { demoSlugs } from './demo-slugs.ts'
import { demoSnapshot } from './make-demo.ts'
import { readRecipe } from './recipe.ts'

const root = process.cwd()
const now = new Date('2026-11-20T14:00:00Z')
const site = { ...sampleStockSite, locale: { ...sampleStockSite.locale, timeZone: 'Australia/Sydney' } }

describe.each(demoSlugs(root))('demo stock of %s', (slug) => {
  const made = demoSnapshot(root, slug, now)
  const snapshot = readSnapshot(made.text)
  const showroom = sampleShowroom(site, made.text, now)

  it('is the same for the same day, whatever the hour', () => {
    expect(demoSnapshot(root, slug, new Date('2026-11-20T23:59:59Z')).text).toBe(made.text)
  })

  it('passes the safety stops', () => {
    const policy = { slug, group: null, now, dated: null, maxAgeHours: 36, live: null, allowedDrop: 0.5 }
    expect(acceptSnapshot(made.text, site, sampleReading, { ...policy, acceptDrop: false })).toMatchObject({
      warnings: [],
    })
  })

  it('has as many cars as its recipe says, every one readable (S3.1)', () => {
    expect('cars' in snapshot && snapshot.cars.length).toBe(readRecipe(root, slug).count)
    expect(showroom.leftOut).toEqual([])
    expect(showroom.unreadFacts).toEqual([])
  })

  it('says of no car that is still to come that it stands here', () => {
    const coming = showroom.cars.filter(({ status }) => status === 'coming_soon').map(({ description }) => description)
    expect(coming.filter((text) => /on the floor|ready to drive|inspect|from the truck/i.test(text ?? ''))).toEqual([])
  })

  it('has a sentence of its own for every model, none of which says what one car is like', () => {
    const loaded = loadSite(slug, { root, env: {} })
    const makes = 'site' in loaded ? loaded.site.makes : {}
    const texts = withWords(showroom.models, makes).map(({ short_description }) => short_description)
    expect(texts.filter((text) => !/^(?:\S+ ){7,15}\S+\.$/.test(text) || text.length > longestModelText)).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('says of no model a drive that one of its cars does not have', () => {
    const loaded = loadSite(slug, { root, env: {} })
    const told = withWords(showroom.models, 'site' in loaded ? loaded.site.makes : {})
    const untrue = told.filter((model) => {
      const [, said] = /\b(all-wheel|rear|front)(?:-wheel)?[- ]drive\b/i.exec(model.short_description) ?? []
      const drives = showroom.cars.filter(isOfModel(model)).map(({ drive }) => driveWords(drive ?? ''))
      return said !== undefined && drives.some((drive) => !drive?.startsWith(said))
    })
    expect(untrue.map(({ make, name }) => `${make} ${name}`)).toEqual([])
  })

  it('has a picture for every model, whether or not a car of it is there today', () => {
    const seen = showroom.cars.filter((car) => isForSale(car) && car.primary_image_url)
    const unseen = showroom.models.filter((model) => !seen.some(isOfModel(model)))
    expect(
      unseen.filter(({ image_url }) => !made.pictures.some(({ key }) => image_url === `/pictures/${key}`)),
    ).toEqual([])
  })

  it('shows a model that was sold out as the last one looked', () => {
    const told = showroom.models.map((model) => {
      const own = showroom.readable.filter(isOfModel(model))
      const gone = own.filter((car) => car.status === 'sold' && car.primary_image_url)
      const [last] = gone.toSorted((a, b) => `${b.sold_date}`.localeCompare(`${a.sold_date}`))
      return gone.length === own.length && last?.show_on_dealer_website ? [last.primary_image_url, model.image_url] : []
    })
    expect(told.filter(([last, own]) => last !== own)).toEqual([])
  })

  it('shows its range, its makes and what buyers say', () => {
    const stocked = showroom.cars.length > 0
    expect(showroom.models.length > 1).toBe(stocked)
    expect(showroom.reviews.samples.length).toBe(stocked ? 6 : 0)
    expect(new Set(showroom.manufacturers.map(({ name }) => name))).toEqual(
      new Set(showroom.cars.map(({ make }) => make)),
    )
  })
})

test('another day moves the dates and leaves the cars', () => {
  const cars = (day: string) =>
    sampleShowroom(site, demoSnapshot(root, 'kiwi-cars', new Date(day)).text, new Date(day)).cars
  const [today, tomorrow] = [cars('2026-11-20T00:00:00Z'), cars('2026-11-21T00:00:00Z')]
  const facts = (list: typeof today) => list.map(({ vin, price }) => `${vin} ${price}`).sort()
  expect(facts(tomorrow)).toEqual(facts(today))
  expect(tomorrow[0]?.created_at).not.toBe(today[0]?.created_at)
})

test('there is stock in years the catalogue does not know yet', () => {
  const later = new Date('2031-02-01T00:00:00Z')
  expect(sampleShowroom(site, demoSnapshot(root, 'harbourside-motors', later).text, later).counts.new).toBeGreaterThan(
    0,
  )
})

test('older cars have done more and cost less', () => {
  const { cars } = sampleShowroom(site, demoSnapshot(root, 'redgum-warehouse', now).text, now)
  const mean = (list: typeof cars, fact: 'km' | 'price') =>
    list.reduce((sum, car) => sum + (car[fact] ?? 0), 0) / Math.max(1, list.filter((car) => car[fact] !== null).length)
  const [young, old] = [cars.filter(({ year }) => (year ?? 0) > 2019), cars.filter(({ year }) => (year ?? 0) <= 2019)]
  expect(mean(old, 'km')).toBeGreaterThan(mean(young, 'km') * 1.5)
  expect(mean(old, 'price')).toBeLessThan(mean(young, 'price') * 0.75)
})

test.each([
  ['kiwi-cars', ['Drive Away'], /govt|government/i],
  ['lakeshore-auto', ['Plus tax, title and license'], /workshop|service books|tyre|kilomet|bonnet|\d ?kW\b/i],
] as const)('%s prices and describes its cars in the words of its country', (slug, types, foreign) => {
  const { text } = demoSnapshot(root, slug, now)
  expect([...new Set(text.match(/(?<="price_type":\s*")[^"]*/g))]).toEqual(types)
  expect(foreign.exec(text)?.[0]).toBeUndefined()
})
