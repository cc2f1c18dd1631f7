import { describe, expect, it, vi } from 'vitest'
import { fakeSiteStorage, storageEvent } from '../storage/fake-storage.ts'
import { paidCars } from './paid-car.ts'

const day = 86_400_000
const broken = (part: object) => ({ carId: '7', reference: 'x', at: Date.now(), ...part })

describe('a car that was paid for in a tab', () => {
  it('is known to the other tabs of the browser, for three days', () => {
    const first = fakeSiteStorage()
    let now = 1_000
    paidCars(first, () => now).remember('7', '7-99')
    const other = paidCars(fakeSiteStorage('north', first.storage), () => now)
    expect([other.referenceOf('7'), other.referenceOf('8')]).toEqual(['7-99', null])
    now += 3 * day
    expect(other.referenceOf('7')).toBeNull()
  })

  it('is known when the clock is set back meanwhile', () => {
    const storage = fakeSiteStorage()
    paidCars(storage, () => day).remember('7', '7-99')
    expect(paidCars(storage, () => 0).referenceOf('7')).toBe('7-99')
  })

  it('is told to tabs that are open', () => {
    const storage = fakeSiteStorage()
    const changed = vi.fn()
    paidCars(storage).watch(changed)
    storage.events.dispatchEvent(storageEvent('north:paid-car'))
    expect(changed).toHaveBeenCalledOnce()
  })

  it.each([
    null,
    [],
    { carId: 7, reference: 'x', at: 1 },
    { carId: '7', reference: 'x', at: 2 ** 52 },
    broken({ reference: 7 }),
    broken({ at: 'now' }),
  ])('is none where the browser kept %j', (kept) => {
    const storage = fakeSiteStorage()
    storage.write('paid-car', kept)
    expect(paidCars(storage).referenceOf('7')).toBeNull()
  })
})
