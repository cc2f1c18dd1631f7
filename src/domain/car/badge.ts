import { dayMs, instantOf } from '../text/instant.ts'
import { isAvailable } from './availability.ts'
import type { Car } from './car.ts'

/** How a badge looks: the site's dark or light ground, or one of its colours. */
export type BadgeLook = 'dark' | 'light' | 'good' | 'brand' | 'accent'

/** The badges whose words a dealer may change: what each says unless the dealer wants other words, and of which cars. */
export const badgeWords = {
  sold: { word: 'Sold', of: 'A sold car.' },
  reserved: { word: 'Reserved', of: 'A reserved car.' },
  certified: { word: 'Certified', of: 'A certified car.' },
  coming_soon: { word: 'Coming soon', of: 'A car on its way.' },
  new: { word: 'New arrival', of: 'A car listed within 8 days.' },
} as const

export type NamedBadge = keyof typeof badgeWords

/** The words a dealer may change on badges, and the picture of its certificate. */
export interface BadgePolicy {
  readonly labels: Readonly<Record<NamedBadge, string>>
  /** Address of the picture that stands on certified cars in place of the word; null where the word does. */
  readonly certified_image: string | null
  /** What every car of a page runs on: no badge says it again. */
  readonly implied_fuel?: string
}

/** The same as dealers write it: the words, and the picture among what else a certificate brings. */
export interface BadgeSettings {
  readonly badges: BadgePolicy['labels']
  readonly certified: { readonly image: BadgePolicy['certified_image'] }
}

/** One policy of words and picture. */
export function badgePolicy({ badges, certified }: BadgeSettings): BadgePolicy {
  return { labels: badges, certified_image: certified.image }
}

/** The facts a badge is chosen by. */
export type BadgedCar = Pick<
  Car,
  'status' | 'simple_fuel' | 'reserved' | 'certified' | 'car_type' | 'tag' | 'created_at'
>

/** Days a car counts as newly arrived. */
export const newTagDays = 8

/** A used car the manufacturer certified and the dealer still has. */
export function isCertified(car: Pick<Car, 'certified' | 'car_type' | 'status'>): boolean {
  return car.certified && car.car_type === 'used' && isAvailable(car)
}

/** Arrived within the last 8 days, to the millisecond; a date up to a day ahead is a zone's difference, later is a slip. */
export function isNewlyArrived({ created_at }: Pick<Car, 'created_at'>, now: Date): boolean {
  const arrived = instantOf(created_at)
  if (arrived === null) return false
  const age = now.getTime() - arrived
  return age >= -dayMs && age <= newTagDays * dayMs
}

function specialFuel({ simple_fuel }: Pick<Car, 'simple_fuel'>): string | null {
  const fuel = simple_fuel?.trim().toLowerCase()
  if (fuel === 'electric') return 'Electric'
  if (fuel === 'hybrid') return 'Hybrid'
  return null
}

interface BadgeRow {
  /** What the badge says of a car; null or empty where the car has no such badge. */
  readonly say: (car: BadgedCar, words: BadgePolicy['labels'], now: Date) => string | null | undefined
  readonly look: BadgeLook
}

/** Every badge, one row each. A car carries the first that has something to say of it. */
const badges = {
  sold: { look: 'dark', say: (car, words) => (isAvailable(car) ? null : words.sold) },
  fuel: { look: 'good', say: specialFuel },
  reserved: { look: 'light', say: (car, words) => (car.reserved ? words.reserved : null) },
  certified: { look: 'brand', say: (car, words) => (isCertified(car) ? words.certified : null) },
  tag: { look: 'accent', say: (car) => car.tag?.trim() },
  coming_soon: { look: 'light', say: (car, words) => (car.status === 'coming_soon' ? words.coming_soon : null) },
  new: { look: 'accent', say: (car, words, now) => (isNewlyArrived(car, now) ? words.new : null) },
} as const satisfies Readonly<Record<NamedBadge, BadgeRow> & Record<string, BadgeRow>>

/** Which badge it is. */
export type BadgeKind = keyof typeof badges

const kinds = Object.keys(badges) as readonly BadgeKind[]

/** The one badge a card carries. */
export interface Badge {
  readonly kind: BadgeKind
  readonly text: string
  /** Address of a picture that says the same. */
  readonly image?: string
}

export const badgeLook = ({ kind }: Pick<Badge, 'kind'>): BadgeLook => badges[kind].look

/** The badge of a car: of the rows above, the first that applies. */
export function badgeFor(car: BadgedCar, policy: BadgePolicy, now: Date): Badge | null {
  const { labels, certified_image, implied_fuel } = policy
  for (const kind of kinds) {
    const text = badges[kind].say(car, labels, now)
    if (text && text !== implied_fuel)
      return { kind, text, ...(kind === 'certified' && certified_image ? { image: certified_image } : {}) }
  }
  return null
}
