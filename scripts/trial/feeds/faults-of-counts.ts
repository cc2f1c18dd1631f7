import { createRandomStream } from '../../demo/random-stream.ts'
import { recordOf } from './record.ts'
import { eachCar, type Fault, having, theCars, theEnvelope } from './spoil.ts'
import { arrival, photographed } from './vehicle.ts'

/** Cars of another dealer. */
function unknownCars(count: number, now: number) {
  const chance = createRandomStream('unknownCars')
  return Array.from({ length: count }, (_, at) =>
    recordOf(photographed(chance, arrival(chance, 900_000 + at, now, 'Elsewhere'))),
  )
}

const junk = (count: number, what: unknown) => Array.from({ length: count }, () => what)

/** Lists that are too short, padded, duplicated or another dealer's. */
export const faultsOfCounts: readonly Fault[] = [
  ...[0.05, 0.1, 0.3, 0.45].map((share) =>
    theCars(`${share * 100} % of the list`, (cars) => cars.slice(0, Math.floor(cars.length * share))),
  ),
  theCars('the first car alone', (cars) => cars.slice(0, 1)),
  theCars('no cars', () => []),
  theCars('new cars alone', (cars) => cars.filter(({ car_type }) => car_type === 'new')),
  theCars('sold cars alone', (cars) => cars.filter(({ status }) => status === 'sold')),
  theCars('a tenth padded with null', (cars) => [
    ...cars.slice(0, cars.length / 10),
    ...junk(Math.ceil(cars.length * 0.9), null),
  ]),
  ...[null, {}, [], 'car', 7].map((what) =>
    theCars(`a list of ${JSON.stringify(what)}`, (cars) => junk(cars.length, what)),
  ),
  theCars('a list of ids', (cars) => cars.map(({ id }) => id)),
  theCars('each car twice', (cars) => cars.flatMap((car) => [car, car]), 'whole'),
  theCars('in another order', (cars) => cars.toReversed(), 'whole'),
  theCars('with one that is null', (cars) => [null, ...cars], 'whole'),
  theCars('with two that are no cars', (cars) => [...cars, {}, 'total: 40'], 'whole'),
  eachCar('one id for all', having({ id: 1 })),
  eachCar('three ids for all', (car, at) => ({ ...car, id: at % 3 })),
  eachCar('ids that are objects', (car) => ({ ...car, id: { $oid: car.id } })),
  eachCar('ids as text', (car) => ({ ...car, id: ` ${car.id} ` }), 'whole'),
  theCars(
    'ids that are the places in the list, another car first',
    (cars) => [...cars.slice(1), ...cars.slice(0, 1)].map((car, at) => ({ ...car, id: at + 1 })),
    'whole',
  ),
  eachCar('new ids and no VINs', (car, at) => ({ ...car, id: `new-${at}`, vin: null })),
  eachCar('one VIN for all', having({ vin: 'N/A' }), 'whole'),
  eachCar('one long VIN for all', having({ vin: 'XXXXXXXXXXXXXXXXX' }), 'whole'),
  theCars('one place of three', (cars) => cars.filter((_, at) => at % 3 === 0)),
  theCars('two thirds of the list', (cars) => cars.filter((_, at) => at % 3 > 0), 'safe'),
  eachCar('new ids', (car, at) => ({ ...car, id: `new-${at}` }), 'whole'),
  eachCar('one slug for all', having({ slug: 'car' }), 'whole'),
  eachCar('slugs that are empty', having({ slug: '' }), 'whole'),
  eachCar('slugs that are numbers', (car) => ({ ...car, slug: car.id }), 'whole'),
  theCars('the cars of another dealer, who is not named', (cars, { now }) => unknownCars(cars.length, now)),
  theCars('the cars of another dealer and one of our own', (cars, { now }) => [
    ...cars.slice(0, 1),
    ...unknownCars(cars.length, now),
  ]),
  theCars('the cars of the whole group', (cars, { now }) => [...cars, ...unknownCars(cars.length * 9, now)], 'whole'),
  theEnvelope('the snapshot of another dealer', ({ envelope }) => ({ ...envelope, dealer: 'south-yard' }), 'refused'),
  theEnvelope('a dealer in capitals', ({ envelope }) => ({ ...envelope, dealer: 'NORTH-YARD' }), 'whole'),
  theEnvelope(
    'a dealer that is an object',
    ({ envelope }) => ({ ...envelope, dealer: { slug: 'south-yard' } }),
    'refused',
  ),
]
