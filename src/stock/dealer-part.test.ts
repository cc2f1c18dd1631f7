import { describe, expect, it, test } from 'vitest'
import { dealerPart } from './dealer-part.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const north = { id: 1, dealership_slug: 'north', dealership_name: 'Kestra North' }
const south = { id: 2, dealership_name: 'Kestra South' }
const east = { id: 3, dealership_id: 30 }
const nobodys = { id: 4, dealership_name: ' ' }

const shared = readSnapshot(JSON.stringify([north, south, east, nobodys, 'line 5 has 3 values'])) as Snapshot
const partOf = (names: readonly string[], isMeant = false) => {
  const part = dealerPart(shared, names, isMeant)
  return 'found' in part ? part : { ids: part.snapshot.cars.map((car) => Object(car).id), warnings: part.warnings }
}
const silent = '1 car of the snapshot left out: it is shared, and they say no dealership'

describe('the part of a shared snapshot that is a dealer’s', () => {
  test.each<[string, readonly string[], readonly unknown[]]>([
    ['by their slug', ['north'], [1]],
    ['by their name, in other capitals', ['KESTRA south'], [2]],
    ['by their id', ['30'], [3]],
    ['of several', ['Kestra North', '30'], [1, 3]],
  ])('is the cars that say its dealerships %s, and what nobody can read', (_how, names, ids) => {
    expect(partOf(names)).toEqual({ ids: [...ids, undefined], warnings: [silent] })
  })

  it('has its cars where they stand in the whole', () => {
    const part = dealerPart(shared, ['30'], false)
    expect('snapshot' in part && [0, 1].map(part.snapshot.places.ofCar)).toEqual([
      shared.places.ofCar(2),
      shared.places.ofCar(4),
    ])
  })

  it('is all of it where no dealership is named', () => {
    expect(partOf([])).toEqual({ ids: [1, 2, 3, 4, undefined], warnings: [] })
  })

  it('says which name no car has', () => {
    expect(partOf(['north', 'Nort'])).toMatchObject({
      warnings: ['no car of the snapshot is of "Nort", which stock.dealerships names', silent],
    })
  })

  it('is no part where no car is of any, unless somebody says that this is meant', () => {
    expect(partOf(['Nort'])).toEqual({
      found:
        'No car of the snapshot is of "Nort", as stock.dealerships asks; there is "Kestra North", "Kestra South", "30".',
      todo: 'see stock.dealerships, or ask whoever makes the feed',
    })
    expect(partOf(['Nort'], true)).toMatchObject({ ids: [undefined] })
    expect(dealerPart({ ...shared, cars: [nobodys] }, ['Nort'], false)).toMatchObject({
      found: 'No car of the snapshot is of "Nort", as stock.dealerships asks; none says of which it is.',
    })
  })
})
