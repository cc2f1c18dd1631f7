import { describe, expect, test } from 'vitest'
import type { Car } from './car.ts'
import { drivenAlike, peersAmong, peersOf } from './peers.ts'
import { sampleCar } from './sample-car.ts'

const car = sampleCar({ id: 'this', simple_body: 'Ute', year: 2021 })
const other = (facts: Partial<Car>): Car => ({ ...car, id: 'other', ...facts })

describe('what a car is held against', () => {
  test.each<[what: string, facts: Partial<Car>, isPeer: boolean, isDrivenAlike: boolean]>([
    ['one like it', {}, true, true],
    ['itself', { id: 'this' }, false, false],
    ['another model', { model: 'Kestrel' }, false, true],
    ['another make', { make: 'Arlo' }, false, true],
    ['another year', { year: 2019 }, true, false],
    ['another body', { simple_body: 'Van' }, true, false],
    ['a new one', { car_type: 'new' }, false, false],
    ['one on hold', { reserved: true }, false, false],
    ['a sold one', { status: 'sold' }, false, false],
  ])('%s', (_what, facts, isPeer, isDrivenAlike) => {
    const peers = peersAmong([other(facts)])
    expect(peersOf(car, peers)).toHaveLength(isPeer ? 1 : 0)
    expect(drivenAlike(car, peers)).toHaveLength(isDrivenAlike ? 1 : 0)
  })

  test.each<[what: string, facts: Partial<Car>]>([
    ['is new', { car_type: 'new' }],
    ['has no year', { year: null }],
    ['has no body', { simple_body: null }],
  ])('nothing is driven like one that %s', (_what, facts) => {
    expect(drivenAlike({ ...car, ...facts }, peersAmong([other(facts)]))).toEqual([])
  })
})
