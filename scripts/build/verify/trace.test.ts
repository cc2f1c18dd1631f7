import { describe, expect, it, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import type { Fault } from './fault.ts'
import { traceToCars } from './trace.ts'

const cars = [
  sampleCar({ id: '1', slug: 'rio-1', make: 'Kia', images: [{ url: '/pictures/rio', thumb: null }] }),
  sampleCar({ id: '2', slug: 'i30-2', make: 'Hyundai', simple_body: 'Cab / Chassis' }),
  sampleCar({ id: '3', slug: 'i30-3', make: 'Hyundai', file: '/reports/3.pdf' }),
]

const trace = (...faults: Fault[]) => {
  const { cars: found, rest } = traceToCars(faults, cars)
  return { ids: [...found.keys()], rest: rest.length }
}

it('finds what has a page and stands nowhere else by its page alone', () => {
  const gone = [{ id: 'gone', slug: 'kia-9' }]
  const faults = [
    { page: '/cars/kia-9', fault: 'has the id x twice' },
    { page: '/', fault: 'links to /search/kia-9, which does not exist', about: '/search/kia-9' },
  ]
  const { cars: found, rest } = traceToCars(faults, cars, gone)
  expect([[...found.keys()], rest.length]).toEqual([['gone'], 1])
})

describe('traceToCars', () => {
  test.each<[reason: string, fault: Fault, ids: string[], rest: number]>([
    ['the car’s own page', { page: '/cars/i30-2', fault: 'has the id x twice' }, ['2'], 0],
    ['its file', { page: '/cars/i30-2.html', fault: 'holds a private key' }, ['2'], 0],
    ['a page below it', { page: '/cars/i30-2/reserve', fault: 'has the id x twice' }, ['2'], 0],
    [
      'a link to a car that has no page',
      { page: '/search/kia', fault: 'links to /cars/rio-1, which does not exist', about: '/cars/rio-1' },
      ['1'],
      0,
    ],
    [
      'a picture that only its facts name',
      { page: '/', fault: 'loads /pictures/rio-960.webp, which does not exist', about: '/pictures/rio-960.webp' },
      ['1'],
      0,
    ],
    [
      'a file that only its facts name',
      { page: '/', fault: 'links to /reports/3.pdf, which does not exist', about: '/reports/3.pdf' },
      ['3'],
      0,
    ],
    [
      'the list of its body',
      { page: '/', fault: 'links to /search/cab-chassis, which does not exist', about: '/search/cab-chassis' },
      ['2'],
      0,
    ],
    [
      'the list of a make of two cars',
      { page: '/', fault: 'links to /search/hyundai, which does not exist', about: '/search/hyundai' },
      ['2', '3'],
      0,
    ],
    ['a page that no car has', { page: '/faqs', fault: 'links to /gone, which does not exist', about: '/gone' }, [], 1],
    ['a car that is not on show', { page: '/cars/gone-9', fault: 'has the id x twice' }, [], 1],
    ['a list with a slug of nothing', { page: '/', fault: 'links to /search/, which…', about: '/search/' }, [], 1],
  ])('%s', (_reason, fault, ids, rest) => {
    expect(trace(fault)).toEqual({ ids, rest })
  })

  it('takes the same fault elsewhere for the car’s, wherever on the page it stands', () => {
    const faults = [
      { page: '/', fault: '3:40 Element <b> is not permitted here' },
      { page: '/cars/rio-1', fault: '12:7 Element <b> is not permitted here' },
    ]
    expect(trace(...faults)).toEqual({ ids: ['1'], rest: 0 })
  })

  it('keeps a fault of the site beside one of a car', () => {
    const faults = [
      { page: '/faqs', fault: 'has the id x twice' },
      { page: '/cars/rio-1', fault: 'has the id y twice' },
    ]
    expect(trace(...faults)).toEqual({ ids: ['1'], rest: 1 })
  })
})
