import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Identified, isSaved, toggleSaved } from './saved.ts'

type PricedCar = Identified & { readonly price?: number }

const cars = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))

describe('the heart of a car', () => {
  test.each<[string, readonly PricedCar[], PricedCar, readonly PricedCar[]]>([
    ['adds it when absent (S4.26)', [], { id: 7 }, [{ id: 7 }]],
    ['removes it when present (S4.28)', [{ id: 7 }], { id: 7 }, []],
    ['knows a car by its id, written either way (S4.29)', [{ id: '7' }], { id: 7 }, []],
    ['knows it whatever else changed (S4.29)', [{ id: 7, price: 1 }], { id: 7, price: 2 }, []],
    ['adds at the end', [{ id: 1 }], { id: 7 }, [{ id: 1 }, { id: 7 }]],
    ['leaves the others in their order', cars(3), { id: 2 }, [{ id: 1 }, { id: 3 }]],
  ])('%s', (_reason, saved, car, after) => {
    expect(toggleSaved(saved, car)).toEqual(after)
    expect(isSaved(saved, car)).toBe(after.length < saved.length)
  })

  test('pressed twice saves what it saved before, as far as ids go', () => {
    const anyCar = fc.record({ id: fc.oneof(fc.nat(9), fc.nat(9).map(String)) })
    const list = fc.uniqueArray(anyCar, { selector: ({ id }) => String(id) })
    fc.assert(
      fc.property(list, anyCar, (saved, car) => {
        const once = toggleSaved(saved, car)
        const twice = toggleSaved(once, car)
        const ids = (each: readonly { id: string | number }[]) => each.map(({ id }) => String(id)).sort()
        expect(isSaved(once, car)).toBe(!isSaved(saved, car))
        expect(ids(twice)).toEqual(ids(saved))
      }),
      { seed: 1 },
    )
  })
})
