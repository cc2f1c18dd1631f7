import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareBadge, comparedCars, type Identified, isSaved, slotsFor, toggleSaved } from './saved.ts'

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

describe('the compare bar', () => {
  test.each([
    ['nothing saved: an invitation and two numbers (S2.136, S2.137)', 0, ['start 1', 'empty 2', 'empty 3']],
    ['one car: the second place invites (S2.136, S2.137)', 1, ['car 1', 'more 2', 'empty 3']],
    ['three cars fill it (S2.133)', 3, ['car 1', 'car 2', 'car 3']],
    ['five cars show three (S2.133, S9.62)', 5, ['car 1', 'car 2', 'car 3']],
  ])('%s', (_reason, count, slots) => {
    expect(slotsFor(cars(count)).map(({ kind, number }) => `${kind} ${number}`)).toEqual(slots)
  })

  test('shows the cars saved first', () => {
    expect(slotsFor(cars(5))[2]).toEqual({ kind: 'car', number: 3, car: { id: 3 } })
  })

  test.each([
    [0, null],
    [3, null],
    [4, '+1'],
    [5, '+2'],
    [12, '+9'],
    [20, '+9'],
  ])('%i saved cars carry the badge %j (S2.139, S9.63)', (count, badge) => {
    expect(compareBadge(cars(count))).toBe(badge)
  })
})

test.each([
  [4, 12, 4, 0],
  [12, 12, 12, 0],
  [15, 12, 12, 3],
  [0, 12, 0, 0],
])('of %i saved cars with room for %i, %i are compared and %i wait (S1.18)', (count, most, shown, more) => {
  expect(comparedCars(cars(count), most)).toEqual({ cars: cars(shown), more })
})
