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

/** A policy out of the settings that dealers write. */
export function badgePolicy({ badges, certified }: BadgeSettings): BadgePolicy {
  return { labels: badges, certified_image: certified.image }
}

/** The facts a badge is chosen by. */
export type BadgedCar = Pick<
  Car,
  'status' | 'simple_fuel' | 'reserved' | 'certified' | 'car_type' | 'tag' | 'created_at'
>

/** Days a car counts as newly arrived. */
const newTagDays = 8

/** A used car the manufacturer certified and the dealer still has. */
export function isCertified(car: Pick<Car, 'certified' | 'car_type' | 'status'>): boolean {
  return car.certified && car.car_type === 'used' && isAvailable(car)
}

/** Between which moments a badge may stand on a car, both counted: milliseconds since 1970. */
export type BadgeWindow = readonly [from: number, to: number]

/** Arrived within the last 8 days, to the millisecond; a date up to a day ahead is a zone's difference, later is a slip. */
function arrival({ created_at }: Pick<Car, 'created_at'>): BadgeWindow | null {
  const arrived = instantOf(created_at)
  return arrived === null ? null : [arrived - dayMs, arrived + newTagDays * dayMs]
}

function specialFuel({ simple_fuel }: Pick<Car, 'simple_fuel'>): string | null {
  const fuel = simple_fuel?.trim().toLowerCase()
  if (fuel === 'electric') return 'Electric'
  if (fuel === 'hybrid') return 'Hybrid'
  return null
}

interface BadgeRow {
  /** What the badge says of a car; null or empty where the car has no such badge. */
  readonly say: (car: BadgedCar, words: BadgePolicy['labels']) => string | null | undefined
  readonly look: BadgeLook
  /**
   * Of a badge that comes or goes with the day: when it may stand on a car; null for never. What is drawn ahead of time is
   * drawn anew when one opens or closes, so that time is asked here alone and `say` is not told it.
   */
  readonly window?: (car: BadgedCar) => BadgeWindow | null
}

/** Every badge, one row each. A car carries the first that has something to say of it. */
const badges = {
  sold: { look: 'dark', say: (car, words) => (isAvailable(car) ? null : words.sold) },
  fuel: { look: 'good', say: specialFuel },
  reserved: { look: 'light', say: (car, words) => (car.reserved ? words.reserved : null) },
  certified: { look: 'brand', say: (car, words) => (isCertified(car) ? words.certified : null) },
  tag: { look: 'accent', say: (car) => car.tag?.trim() },
  coming_soon: { look: 'light', say: (car, words) => (car.status === 'coming_soon' ? words.coming_soon : null) },
  new: { look: 'accent', say: (_, words) => words.new, window: arrival },
} as const satisfies Readonly<Record<NamedBadge, BadgeRow> & Record<string, BadgeRow>>

/** Which badge it is. */
export type BadgeKind = keyof typeof badges

const kinds = Object.keys(badges) as readonly BadgeKind[]
const rows: Readonly<Record<BadgeKind, BadgeRow>> = badges

/** The one badge a card carries. */
export interface Badge {
  readonly kind: BadgeKind
  readonly text: string
  /** Address of a picture that says the same. */
  readonly image?: string
}

export const badgeLook = ({ kind }: Pick<Badge, 'kind'>): BadgeLook => rows[kind].look

/** The windows of all badges that come to a car or leave it with the day. */
export function badgeWindows(car: BadgedCar): readonly BadgeWindow[] {
  return kinds.flatMap((kind) => {
    const window = rows[kind].window?.(car)
    return window ? [window] : []
  })
}

/** Until when a car has its badge, as ISO 8601: the last millisecond; null where no day ends it. */
export function badgeEnd(car: BadgedCar, { kind }: Pick<Badge, 'kind'>): string | null {
  const window = rows[kind].window?.(car)
  return window ? new Date(window[1]).toISOString() : null
}

function mayStand(kind: BadgeKind, car: BadgedCar, now: Date): boolean {
  const { window } = rows[kind]
  if (!window) return true
  const open = window(car)
  return open !== null && open[0] <= now.getTime() && now.getTime() <= open[1]
}

/** The badge of a car: of the rows above, the first that applies. */
export function badgeFor(car: BadgedCar, policy: BadgePolicy, now: Date): Badge | null {
  const { labels, certified_image, implied_fuel } = policy
  for (const kind of kinds) {
    const text = mayStand(kind, car, now) ? rows[kind].say(car, labels) : null
    if (text && text !== implied_fuel)
      return { kind, text, ...(kind === 'certified' && certified_image ? { image: certified_image } : {}) }
  }
  return null
}
