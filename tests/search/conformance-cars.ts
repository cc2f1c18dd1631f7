import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#search/sample-car.ts'

type Facts = Partial<Car> & { readonly id: string }

/** A car named by year, make, model and badge. */
function car(facts: Facts): Car {
  const { year = 2020, make = 'Toyota', model = 'HiLux', badge = null } = facts
  const name = [year, make, model, badge].filter((part) => part !== null).join(' ')
  const plain = {
    colour: 'White',
    fuel: 'Petrol',
    simple_body: 'SUV',
    km: 10_000,
    price: 30_000,
    stocknum: `S${facts.id}`,
  }
  return sampleCar({ ...plain, year, name, slug: facts.id, badge, ...facts })
}

/** The time at which the cars below are shown. */
export const conformanceMoment = new Date('2026-03-10T00:00:00Z')

/** A small stock with cases for every search rule, in the dealer's list order. */
export const conformanceCars: readonly Car[] = [
  car({
    id: 'hilux',
    badge: 'SR5',
    year: 2021,
    simple_body: 'Ute',
    fuel: 'Diesel',
    price: 45_000,
    km: 48_000,
    point: { lat: -33.86, long: 151.2 },
  }),
  car({
    id: 'hilux-red',
    badge: 'Workmate',
    point: { lat: -37.81, long: 144.96 },
    year: 2015,
    simple_body: 'Ute',
    fuel: 'Diesel',
    colour: 'Red',
    price: 20_000,
  }),
  car({
    id: 'cruiser',
    model: 'LandCruiser',
    badge: 'Prado',
    year: 2019,
    price: 60_000.5,
    features: ['Tow Bar', 'Sunroof'],
  }),
  car({ id: 'cx5', make: 'Mazda', model: 'CX-5', badge: 'Touring', price: null, features: ["Driver's Pack"] }),
  car({
    id: 'mazda3',
    make: 'Mazda',
    model: 'Mazda3',
    badge: 'SP25',
    year: 2018,
    simple_body: 'Hatchback',
    price: 20_000,
    km: 90_000,
  }),
  car({
    id: 'golf',
    make: 'Volkswagen',
    model: 'Golf',
    badge: 'GTI',
    simple_body: 'Hatchback',
    colour: 'Blue',
    price: 0,
    km: null,
  }),
  car({
    id: 'xtrail',
    make: 'Nissan',
    model: 'X-TRAIL',
    badge: 'ST',
    year: null,
    price: 25_000,
    features: ['Tow Bar'],
  }),
  car({
    id: 'outlander',
    make: 'Mitsubishi',
    model: 'Outlander',
    badge: 'Exceed',
    stocknum: 'HILUY',
    price: 28_000,
    seats: 7,
  }),
  car({
    id: 'citroen',
    make: 'Citroën',
    model: 'Berlingo',
    badge: 'L1',
    simple_body: 'Van',
    colour: null,
    price: 18_000,
  }),
  car({ id: 'odd', make: 'O"Neil', model: "Driver's", badge: 'A/B & <c>', price: 15_000, custom_rank: 5 }),
  car({
    id: 'new',
    make: 'Kia',
    model: 'EV6',
    year: 2026,
    car_type: 'new',
    fuel: 'Electric',
    km: 5,
    price: 70_000,
    custom_rank: 9,
  }),
  car({
    id: 'demo',
    make: 'Kia',
    model: 'Sorento',
    car_type: 'demo',
    km: 3000,
    price: 50_000,
    seats: 7,
    features: ['Front\\Rear camera'],
  }),
  car({ id: 'rental', model: 'Corolla', categories: ['rental'], price: 22_000, created_at: '2026-03-09T10:00:00Z' }),
  car({ id: 'weekly', model: 'Yaris', subscription_price: 200, price: 24_000, created_at: '2026-03-08T10:00:00Z' }),
  car({ id: 'sold', model: 'Camry', status: 'sold', sold_date: '2026-03-08T12:00:00Z', price: 21_000 }),
  car({ id: 'sold-long-ago', model: 'Camry', status: 'sold', sold_date: '2026-03-01T12:00:00Z' }),
  car({ id: 'reserved', model: 'Camry', status: 'reserved' }),
  car({ id: 'hidden', model: 'Camry', show_on_dealer_website: false }),
]
