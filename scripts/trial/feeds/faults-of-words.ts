import { eachCar, type Fault, having, theCars, turning } from './spoil.ts'

const nonsense = ['zzz', 'A', '1', 1, 0, true, '', {}, [], 'verfügbar', 'STATUS_ACTIVE_V2'] as const

const sameMeaning: readonly (readonly [string, unknown])[] = [
  ['status', 'In Stock'],
  ['status', 'in-stock'],
  ['status', 'IN_STOCK'],
  ['status', 'Available'],
  ['status', 'active'],
  ['status', 'For Sale'],
  ['car_type', 'Used'],
]

const usedWords = ['Pre-Owned', 'Certified', 'Certified Pre-Owned'] as const

/** Known and unknown values of fields with a fixed set of values. */
export const faultsOfWords: readonly Fault[] = [
  ...nonsense.map((word) => eachCar(`status ${JSON.stringify(word)}`, having({ status: word }))),
  ...sameMeaning.map(([key, word]) => eachCar(`${key} "${word}"`, (car) => spelled(car, key, word), 'whole')),
  ...usedWords.map((word) => eachCar(`car_type "${word}"`, (car) => spelled(car, 'car_type', word), 'whole')),
  eachCar('car_type a number', having({ car_type: 3 })),
  eachCar('car_type nonsense', having({ car_type: 'QX' })),
  eachCar('car_type always new', having({ car_type: 'new' })),
  eachCar('status always sold', having({ status: 'sold' })),
  theCars('status always sold, an hour ago', (cars, { now }) =>
    cars.map(having({ status: 'sold', sold_date: new Date(now - 3_600_000).toISOString() })),
  ),
  eachCar('status always reserved', having({ status: 'reserved' })),
  eachCar('status always coming_soon', having({ status: 'coming_soon' })),
  eachCar('status swapped: in stock is sold and sold in stock', (car) => ({
    ...car,
    status: car.status === 'sold' ? 'in_stock' : 'sold',
  })),
  eachCar('four of five sold', (car, at) => (at % 5 < 4 ? { ...car, status: 'sold' } : car)),
  eachCar('sold: true on all', having({ sold: true })),
  eachCar('show_on_dealer_website false on all', having({ show_on_dealer_website: false })),
  eachCar('show_on_dealer_website 0 on all', having({ show_on_dealer_website: '0' })),
  eachCar('show_on_dealer_website true on one, others silent', (car, at) => ({
    ...car,
    show_on_dealer_website: at === 0 ? true : undefined,
  })),
  eachCar('show_on_dealer_website words nobody reads but for one', (car, at) => ({
    ...car,
    show_on_dealer_website: at === 0 ? true : 'website',
  })),
  eachCar('show_on_dealer_website "N" on all', having({ show_on_dealer_website: 'N' })),
  eachCar(
    'statuses with blanks around them',
    turning('status', (status: string) => ` ${status} `),
    'whole',
  ),
  eachCar('show_on_dealer_website 1 on all', having({ show_on_dealer_website: 1 }), 'whole'),
  eachCar('show_on_dealer_website silent on all', having({ show_on_dealer_website: undefined }), 'whole'),
  eachCar(
    'make in capitals',
    turning('make', (make: string) => make.toUpperCase()),
    'whole',
  ),
  eachCar('item_type rvs on all', having({ item_type: 'rvs' }), 'whole'),
]

/** Respells the value of cars that have the plain one (in_stock, used); other cars stay as they are. */
function spelled(car: Readonly<Record<string, unknown>>, key: string, word: unknown) {
  const plain = key === 'status' ? 'in_stock' : 'used'
  return car[key] === plain ? { ...car, [key]: word } : car
}
