import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { garageOn } from './saved.ts'
import { mostSaved, readSavedCars, type SavedCar } from './saved-car.ts'
import { FakeStorage, fakeSiteStorage, storageEvent } from './storage/fake-storage.ts'

const car = (id: string, changes: Partial<SavedCar> = {}): SavedCar => ({
  id,
  slug: `car-${id}`,
  title: `2021 Toyota Hilux ${id}`,
  subtitle: 'SR5',
  make: 'Toyota',
  model: 'Hilux',
  price: '$41,990',
  image: '/pictures/ute-blue-480.webp',
  ...changes,
})

const ids = (cars: readonly SavedCar[]) => cars.map((each) => each.id)

describe('reading saved cars', () => {
  it('matches the number 7 and the text "7" as one id (S4.29)', () => {
    expect(ids(readSavedCars([{ ...car('7'), id: 7 }, car('7')]))).toEqual(['7'])
  })

  it('keeps what a price buys, where it is not the car', () => {
    expect(readSavedCars([car('7', { price: '$60', terms: 'per week' })])[0]).toMatchObject({ terms: 'per week' })
    expect(readSavedCars([car('7')])[0]).not.toHaveProperty('terms')
  })

  it('keeps the newest cars when the list is as long as it may be', () => {
    const garage = garageOn(fakeSiteStorage())
    for (let id = 0; id <= mostSaved; id += 1) garage.toggle(car(String(id)))
    expect(garage.$saved.get()).toHaveLength(mostSaved)
    expect(garage.$saved.get().at(-1)?.id).toBe(String(mostSaved))
  })
})

describe('the garage', () => {
  it('is still full after a reload (S1.17, S3.92, S4.26)', () => {
    const siteStorage = fakeSiteStorage()
    garageOn(siteStorage).toggle(car('7'))
    expect(ids(garageOn(fakeSiteStorage('north', siteStorage.storage)).$saved.get())).toEqual(['7'])
  })

  it('says whether a car was added or removed (S4.26, S4.28)', () => {
    const garage = garageOn(fakeSiteStorage())
    expect([garage.toggle(car('7')), ids(garage.$saved.get())]).toEqual(['added', ['7']])
    expect([garage.toggle(car('7', { slug: 'renamed' })), garage.$saved.get()]).toEqual(['removed', []])
  })

  it('removes a car by its id, and no other', () => {
    const garage = garageOn(fakeSiteStorage())
    for (const id of ['7', '77']) garage.toggle(car(id))
    garage.remove('7')
    garage.remove('8')
    expect(ids(garage.$saved.get())).toEqual(['77'])
  })

  it('keeps its key behind the prefix, and two sites on one origin apart (S3.91)', () => {
    const storage = new FakeStorage()
    garageOn(fakeSiteStorage('north', storage)).toggle(car('7'))
    expect([...storage.entries.keys()]).toEqual(['north:saved'])
    expect(garageOn(fakeSiteStorage('northshore', storage)).$saved.get()).toEqual([])
  })

  it('follows another tab at once (S3.97)', () => {
    const storage = new FakeStorage()
    const here = fakeSiteStorage('north', storage)
    const garage = garageOn(here)
    const counts: number[] = []
    const stop = garage.$saved.subscribe((cars) => counts.push(cars.length))
    garageOn(fakeSiteStorage('north', storage)).toggle(car('7'))
    here.events.dispatchEvent(storageEvent('north:saved'))
    here.events.dispatchEvent(storageEvent('north:other'))
    storage.clear()
    here.events.dispatchEvent(storageEvent(null))
    stop()
    expect(counts).toEqual([0, 1, 0])
  })

  it('does not lose what another tab saved a moment ago', () => {
    const storage = new FakeStorage()
    const here = garageOn(fakeSiteStorage('north', storage))
    const there = garageOn(fakeSiteStorage('north', storage))
    here.$saved.subscribe(() => {})
    there.toggle(car('1'))
    here.toggle(car('2'))
    expect(ids(here.$saved.get())).toEqual(['1', '2'])
  })

  test.each(['blocked', 'full'] as const)('works for the page while storage is %s (S3.92)', (mode) => {
    const siteStorage = fakeSiteStorage()
    siteStorage.storage.mode = mode
    const garage = garageOn(siteStorage)
    const stop = garage.$saved.subscribe(() => {})
    expect(garage.toggle(car('1'))).toBe('added')
    expect(garage.toggle(car('2'))).toBe('added')
    expect(garage.toggle(car('2'))).toBe('removed')
    expect(garage.toggle(car('2'))).toBe('added')
    garage.remove('1')
    expect(ids(garage.$saved.get())).toEqual(['2'])
    stop()
  })

  it('reads any text in its key as a list of sound cars and never throws (S3.92)', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((text) => `[${text}`),
      fc.array(fc.object()).map((list) => JSON.stringify(list)),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const siteStorage = fakeSiteStorage()
        siteStorage.storage.entries.set('north:saved', text)
        const cars = garageOn(siteStorage).$saved.get()
        expect(Array.isArray(cars)).toBe(true)
        for (const each of cars) expect(each.slug).toMatch(/^[a-z0-9][a-z0-9-]*$/)
      }),
      { seed: 1, numRuns: 2000 },
    )
  })

  test.each([
    ['a script as a picture', { image: 'javascript:alert(1)' }],
    ['data as a picture', { image: 'data:text/html,x' }],
    ['another host without its scheme', { image: '//evil.example/x.png' }],
  ])('%s is not kept', (_reason, changes) => {
    expect(readSavedCars([car('7', changes)])[0]?.image).toBeNull()
  })

  it('leaves out a car whose slug would lead elsewhere', () => {
    expect(readSavedCars([car('7', { slug: '../admin' }), car('8', { slug: '' })])).toEqual([])
  })
})
