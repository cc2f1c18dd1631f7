import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeSiteStorage } from './storage/fake-storage.ts'
import { enquiredCar, rememberCar, rememberCategory } from './success.ts'

describe('what the success page remembers', () => {
  it('is the car enquired about: id, slug and title (S3.93)', () => {
    const siteStorage = fakeSiteStorage()
    const car = { id: '7', slug: '2021-toyota-hilux', title: '2021 Toyota Hilux', vin: 'secret' }
    rememberCar(car, siteStorage)
    expect(enquiredCar(siteStorage)).toEqual({ id: '7', slug: '2021-toyota-hilux', title: '2021 Toyota Hilux' })
    expect([...siteStorage.storage.entries.keys()]).toEqual(['north:enquired-car'])
  })

  it('is the category of the last form (S3.96)', () => {
    const siteStorage = fakeSiteStorage()
    rememberCategory('used-vehicle-enquiry', siteStorage)
    expect([...siteStorage.storage.entries]).toEqual([['north:success-category', '"used-vehicle-enquiry"']])
  })

  it('is nothing when storage is corrupt or a slug leads elsewhere', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const siteStorage = fakeSiteStorage()
        siteStorage.storage.entries.set('north:enquired-car', text)
        expect(enquiredCar(siteStorage)?.slug ?? 'x').toMatch(/^[a-z0-9][a-z0-9-]*$/)
      }),
      { seed: 1, numRuns: 500 },
    )
    const siteStorage = fakeSiteStorage()
    rememberCar({ id: '7', slug: '../x', title: 'A car' }, siteStorage)
    expect(enquiredCar(siteStorage)).toBeNull()
  })
})
