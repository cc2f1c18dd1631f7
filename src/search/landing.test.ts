import { describe, expect, it, test } from 'vitest'
import { landingsOf } from './landing.ts'
import { readFilters } from './meilisearch/read-filter.ts'

const cars = [
  { make: 'Toyota', model: 'Corolla', body: 'Hatchback' },
  { make: 'Toyota', model: 'HiLux', body: 'Ute' },
  { make: 'Kia', model: 'Rio', body: 'People Mover' },
  { make: 'Land Rover', model: 'Range Rover Sport', body: null },
  { make: 'Ute', model: '???', body: null },
]
const policy = {
  vehicleKinds: ['cars'],
  lists: { 'rental-cars': { title: 'Rental Cars', filter: readFilters('categories = rental') } },
} as const
const landings = landingsOf(policy, cars)
const at = (path: string) => landings.find((landing) => landing.path === path)

describe('lists', () => {
  test.each([
    ['S2.1', '/search/used-cars', 'Used Cars', ['car_type IN [used]']],
    ['S2.2', '/search/new-cars', 'New Cars', ['car_type IN [new]']],
    ['S2.3', '/search/demo-cars', 'Demo Cars', ['car_type IN [demo]']],
    ['S2.4', '/search/new-used-and-demo-cars', 'New, Used and Demo Cars', ['car_type IN [new, used, demo]']],
    ['S2.5', '/search/new-and-demo-cars', 'New and Demo Cars', ['car_type IN [new, demo]']],
    ['S2.9', '/search/rental-cars', 'Rental Cars', ['categories = rental']],
    ['S2.12', '/search/suv', 'SUV', ['body IN ["SUV"]']],
    ['S2.12', '/search/people-mover', 'People Mover', ['body IN ["People Mover"]']],
    ['S2.13', '/search/toyota', 'Toyota', ['make IN ["Toyota"]']],
    ['S2.13', '/search/land-rover', 'Land Rover', ['make IN ["Land Rover"]']],
    ['S2.14', '/search/toyota/corolla', 'Toyota Corolla', ['make IN ["Toyota"]', 'model IN ["Corolla"]']],
  ])('(%s) %s is %s', (_, path, title, filter) => {
    expect(at(path)).toMatchObject({ title, filter: readFilters(filter) })
  })

  it('of the six bodies are there without such a car (S2.12)', () => {
    const bodies = landingsOf(policy, []).filter(({ kind }) => kind === 'body')
    expect(bodies.map(({ path }) => path)).toEqual(
      ['suv', 'hatchback', 'ute', 'coupe', 'sedan', 'wagon'].map((body) => `/search/${body}`),
    )
  })

  it('have addresses of their own: a list before a body before a make (S2.13)', () => {
    expect(at('/search/ute')).toMatchObject({ kind: 'body' })
    expect(new Set(landings.map(({ path }) => path)).size).toBe(landings.length)
  })

  it('are made for trucks where a dealer sells them (S2.8, S1.16)', () => {
    const trucks = landingsOf({ vehicleKinds: ['trucks'], lists: {} }, [])
    expect(trucks.find(({ path }) => path === '/search/new-used-and-demo-trucks')).toMatchObject({
      title: 'New, Used and Demo Trucks',
      filter: readFilters(['car_type IN [new, used, demo]', 'item_type = trucks']),
    })
    expect(at('/search/used-trucks')).toBeUndefined()
  })
})
