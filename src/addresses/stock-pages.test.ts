import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { electricFuels, stockPages } from './stock-pages.ts'

const routes = { electric_cars: '/electric-cars', special_offers: '/special-offers', used_car_list: '/used-car/list' }
const plain = { simple_fuel: null, fuel: 'Petrol', car_type: 'new', before_price: null, tag: null } as const

/** Paths of the pages that show the car. */
const pagesOf = (facts: Partial<Car>) =>
  stockPages(routes, [sampleCar({ ...plain, ...facts })])
    .filter(({ cars }) => cars.length > 0)
    .map(({ path }) => path)

describe('pages about a part of the stock (S2.62, S2.63, S2.76)', () => {
  test.each<[string, Partial<Car>, readonly string[]]>([
    ['a petrol car stands on none', {}, []],
    ['an electric car', { simple_fuel: 'Electric' }, ['/electric-cars']],
    ['an electric car by its long fuel', { fuel: 'Electric (BEV)' }, ['/electric-cars']],
    ['a hybrid is not electric', { simple_fuel: 'Hybrid', fuel: 'Electric/Petrol' }, []],
    ['a car marked special', { tag: 'Special' }, ['/special-offers']],
    ['a car that cost more before', { price: 20_000, before_price: 22_000 }, ['/special-offers']],
    ['a car that costs more now', { price: 22_000, before_price: 20_000 }, []],
    ['a used car', { car_type: 'used' }, ['/used-car/list']],
    ['a demonstrator', { car_type: 'demo' }, []],
    ['a sold used car', { car_type: 'used', status: 'sold' }, []],
  ])('%s', (_reason, facts, expected) => {
    expect(pagesOf(facts)).toEqual(expected)
  })

  test('a page the dealer does not have is not there', () => {
    expect(stockPages({ electric_cars: null, special_offers: null, used_car_list: null }, [])).toEqual([])
  })

  test('electric fuels are those of cars that run on nothing else, as an index has them', () => {
    const cars = [
      sampleCar({ ...plain, simple_fuel: 'Electric', fuel: 'Battery' }),
      sampleCar({ ...plain, fuel: 'Electric (BEV)' }),
      sampleCar({ ...plain, simple_fuel: 'Hybrid', fuel: 'Electric/Petrol' }),
      sampleCar(plain),
    ]
    expect(electricFuels(cars)).toEqual(['Electric', 'Electric (BEV)'])
  })
})
