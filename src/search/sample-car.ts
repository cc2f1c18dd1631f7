import type { Car } from '#domain/car/car.ts'
import { sampleCar as plainCar } from '#domain/car/sample-car.ts'

/** A plain used ute for tests, with the given overrides. */
export function sampleCar(facts: Partial<Car> = {}): Car {
  return plainCar({
    id: '1',
    slug: '2021-toyota-hilux-1',
    name: '2021 Toyota HiLux SR5',
    price: 41990,
    model: 'HiLux',
    badge: 'SR5',
    km: 48000,
    stocknum: 'U100',
    simple_body: 'Ute',
    colour: 'White',
    seats: 5,
    primary_image_url: '/pictures/ute-white',
    ...facts,
  })
}

/** Search vocabulary for tests. */
export const sampleWords = {
  synonyms: { ute: ['pickup', 'cab chassis'], vw: ['volkswagen'], pickup: [] },
  stop_words: ['a', 'the', 'with'],
} as const
