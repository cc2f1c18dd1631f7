import { describe, expect, it, test } from 'vitest'
import { carChanges, compareByImportance, type ReleasedCar } from './car-changes.ts'
import type { CarOnPage } from './car-on-page.ts'

const plain: CarOnPage = { isReserved: false, pictures: ['/1', '/2', '/3'], description: 'One owner.' }

function car(page: Partial<CarOnPage> | null = {}, text = '$9,990'): ReleasedCar {
  return { card: { kind: text.startsWith('$') ? 'price' : 'sold', text }, page: page && { ...plain, ...page } }
}

const reserved = { isReserved: true }

describe('what became of a car', () => {
  test.each<[string, ReleasedCar, ReleasedCar, string[][]]>([
    ['nothing', car(), car(), []],
    ['nothing where its pages are one file', car(null), car(null), []],
    ['another price', car(null), car(null, '$8,990'), [['repriced', '$9,990', '$8,990']]],
    ['a hold', car(), car(reserved), [['reserved', '$9,990', 'reserved']]],
    ['the end of a hold', car(reserved), car(), [['available again', 'reserved', '$9,990']]],
    ['a sale', car(), car({}, 'Sold'), [['sold', '$9,990', 'Sold']]],
    ['a sale after a hold', car(reserved), car({}, 'Sold'), [['sold', 'reserved', 'Sold']]],
    ['that it was not sold', car({}, 'Sold'), car(), [['available again', 'Sold', '$9,990']]],
    ['another word for a sale', car({}, 'Sold'), car({}, 'Gone'), []],
    [
      'a hold and another price',
      car(),
      car(reserved, '$8,990'),
      [
        ['reserved', '$9,990', 'reserved'],
        ['repriced', '$9,990', '$8,990'],
      ],
    ],
    [
      'another description',
      car(),
      car({ description: 'Two owners.' }),
      [['other description', 'One owner.', 'Two owners.']],
    ],
    ['first pictures', car({ pictures: [] }), car(), [['other pictures', '0 pictures', '3 pictures']]],
    ['fewer pictures', car(), car({ pictures: ['/1'] }), [['other pictures', '3 pictures', '1 picture']]],
    [
      'more pictures',
      car(),
      car({ pictures: ['/1', '/2', '/3', '/4'] }),
      [['other pictures', '3 pictures', '4 pictures, 1 of them new']],
    ],
    [
      'as many others',
      car(),
      car({ pictures: ['/1', '/5', '/6'] }),
      [['other pictures', '3 pictures', '3 pictures, 2 of them new']],
    ],
    [
      'another picture first',
      car(),
      car({ pictures: ['/2', '/1', '/3'] }),
      [['other pictures', '3 pictures', '3 pictures in another order']],
    ],
    [
      'nothing where copies came of pictures',
      car({ pictures: ['https://cdn.example/1.jpg'] }),
      car({ pictures: ['/pictures/1-960.webp'] }),
      [],
    ],
  ])('is %s', (_what, before, after, told) => {
    expect(carChanges(before, after).map((change) => [change.what, change.before, change.after])).toEqual(told)
  })
})

it('is told before how it is shown', () => {
  const changes = carChanges(car(), car({ ...reserved, pictures: [], description: '' }, '$8,990'))
  const whats = [...changes].reverse().sort(compareByImportance)
  expect(whats.map(({ what }) => what)).toEqual(['reserved', 'repriced', 'other description', 'other pictures'])
})
