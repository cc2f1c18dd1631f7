import type { Car } from '#domain/car/car.ts'
import { countBy } from '#domain/data/count-by.ts'

/** A fact of a car that shoppers see, and its wording in reports. */
export interface SeenFact {
  /** "40 cars that had a price". */
  readonly had: string
  /** "38 have none now". */
  readonly now: string
  /** Whether shoppers need it to find or judge a car: losing it for many stops publication, else it is a warning. */
  readonly isVital: boolean
  readonly has: (car: Car, seen: StockSeen) => boolean
}

/** What only the whole stock shows about a car. */
export interface StockSeen {
  /** Pictures shared by too many cars to show one of them: placeholders. */
  readonly placeholders: ReadonlySet<string>
}

const sharedByFew = 3
const sharedByMany = 0.25

/** Finds placeholders: pictures on more than three cars and more than a quarter of all. */
export function stockSeen(cars: readonly Car[]): StockSeen {
  const uses = countBy(cars.flatMap(({ primary_image_url: url }) => url ?? []))
  const most = Math.max(sharedByFew, cars.length * sharedByMany)
  return { placeholders: new Set([...uses].flatMap(([url, count]) => (count > most ? [url] : []))) }
}

function hasOwnPicture({ primary_image_url: url }: Car, { placeholders }: StockSeen): boolean {
  return url !== null && !placeholders.has(url)
}

const none = 'have none now'

/** Map: name in a release's record -> fact that is compared with the last release. */
export const seenFacts: Readonly<Record<string, SeenFact>> = {
  price: { had: 'had a price', now: none, isVital: true, has: ({ price }) => (price ?? 0) > 0 },
  pictures: { had: 'had a picture of their own', now: none, isVital: true, has: hasOwnPicture },
  gallery: {
    had: 'had more than one picture',
    now: 'have one or none now',
    isVital: true,
    has: ({ images }) => images.length > 1,
  },
  // A new car may have a few kilometres one day and none the next.
  odometer: { had: 'had 1000 or more on the odometer', now: none, isVital: true, has: ({ km }) => (km ?? 0) >= 1000 },
  make: { had: 'had a make', now: none, isVital: true, has: ({ make }) => make !== '' },
  model: { had: 'had a model', now: none, isVital: true, has: ({ model }) => model !== '' },
  year: { had: 'had a year', now: none, isVital: true, has: ({ year }) => year !== null },
  body: {
    had: 'had a body',
    now: none,
    isVital: true,
    has: ({ simple_body, body }) => (simple_body ?? body) !== null,
  },
  driven: { had: 'were used or demo cars', now: 'are called new now', isVital: true, has: isDriven },
  arrived: {
    had: 'were in stock',
    now: 'are only to come now',
    isVital: true,
    has: ({ status }) => status !== 'coming_soon',
  },
  transmission: {
    had: 'had a transmission',
    now: none,
    isVital: false,
    has: ({ simple_transmission, transmission }) => (simple_transmission ?? transmission) !== null,
  },
  fuel: { had: 'had a fuel', now: none, isVital: false, has: (car) => (car.simple_fuel ?? car.fuel) !== null },
  description: { had: 'had a description', now: none, isVital: false, has: ({ description }) => description !== null },
  features: { had: 'had features', now: none, isVital: false, has: ({ features }) => features.length > 0 },
  place: {
    had: 'had a place',
    now: none,
    isVital: false,
    has: ({ location, city }) => (location?.name ?? city) !== null,
  },
}

function isDriven({ car_type }: Car): boolean {
  return car_type !== 'new'
}
