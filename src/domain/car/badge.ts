import { dayMs, instantOf } from '../text/instant.ts'
import { isAvailable } from './availability.ts'
import type { Car } from './car.ts'

/** A badge's colours: the site's dark or light background, or one of its colours. */
export type BadgeLook = 'dark' | 'light' | 'good' | 'brand' | 'accent'

/** Badges whose text a dealer may change: the default text and a description of the cars it applies to. */
export const badgeWords = {
  sold: { word: 'Sold', of: 'A sold car.' },
  reserved: { word: 'Reserved', of: 'A reserved car.' },
  certified: { word: 'Certified', of: 'A certified car.' },
  coming_soon: { word: 'Coming soon', of: 'A car on its way.' },
  new: { word: 'New arrival', of: 'A car listed within 8 days.' },
} as const

export type NamedBadge = keyof typeof badgeWords

/** A dealer's badge texts and certificate image. */
export interface BadgePolicy {
  readonly labels: Readonly<Record<NamedBadge, string>>
  /** URL of the image shown on certified cars instead of the text; null to show the text. */
  readonly certified_image: string | null
  /** Fuel of every car on the page, for which no badge is shown. */
  readonly implied_fuel?: string
}

/** The same as written in dealer files, where the image is one of the settings of `certified`. */
export interface BadgeSettings {
  readonly badges: BadgePolicy['labels']
  readonly certified: { readonly image: BadgePolicy['certified_image'] }
}

/** Builds the policy from a dealer's settings. */
export function badgePolicy({ badges, certified }: BadgeSettings): BadgePolicy {
  return { labels: badges, certified_image: certified.image }
}

/** The fields a badge depends on. */
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

/** When a badge may be shown, both ends included: ms since 1970. */
export type BadgeWindow = readonly [from: number, to: number]

/**
 * Arrived within the last 8 days, to the ms. Up to a day ahead is a time-zone difference; a later date is a mistake.
 */
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
  /** Text of the badge for a car; null or empty when the badge does not apply. */
  readonly say: (car: BadgedCar, words: BadgePolicy['labels']) => string | null | undefined
  readonly look: BadgeLook
  /**
   * For a badge that depends on time: when it may be shown on a car; null for never. Pre-rendered pages are rendered
   * again when a window opens or closes, so `window` is the only place that knows of time; `say` does not depend on it.
   */
  readonly window?: (car: BadgedCar) => BadgeWindow | null
}

/** Every badge, one row each, by precedence: a car has the first that applies. */
const badges = {
  sold: { look: 'dark', say: (car, words) => (isAvailable(car) ? null : words.sold) },
  fuel: { look: 'good', say: specialFuel },
  reserved: { look: 'light', say: (car, words) => (car.reserved ? words.reserved : null) },
  certified: { look: 'brand', say: (car, words) => (isCertified(car) ? words.certified : null) },
  tag: { look: 'accent', say: (car) => car.tag?.trim() },
  coming_soon: { look: 'light', say: (car, words) => (car.status === 'coming_soon' ? words.coming_soon : null) },
  new: { look: 'accent', say: (_, words) => words.new, window: arrival },
} as const satisfies Readonly<Record<NamedBadge, BadgeRow> & Record<string, BadgeRow>>

/** Name of a badge. */
export type BadgeKind = keyof typeof badges

const kinds = Object.keys(badges) as readonly BadgeKind[]
const rows: Readonly<Record<BadgeKind, BadgeRow>> = badges

/** The one badge on a card. */
export interface Badge {
  readonly kind: BadgeKind
  readonly text: string
  /** URL of an image shown instead of the text. */
  readonly image?: string
}

export const badgeLook = ({ kind }: Pick<Badge, 'kind'>): BadgeLook => rows[kind].look

/** Windows of the car's time-dependent badges. */
export function badgeWindows(car: BadgedCar): readonly BadgeWindow[] {
  return kinds.flatMap((kind) => {
    const window = rows[kind].window?.(car)
    return window ? [window] : []
  })
}

/** Last millisecond at which a car has the badge, as ISO 8601; null when time does not end it. */
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

/** The badge of a car: the first of the rows above that applies; null when none does. */
export function badgeFor(car: BadgedCar, policy: BadgePolicy, now: Date): Badge | null {
  const { labels, certified_image, implied_fuel } = policy
  for (const kind of kinds) {
    const text = mayStand(kind, car, now) ? rows[kind].say(car, labels) : null
    if (text && text !== implied_fuel)
      return { kind, text, ...(kind === 'certified' && certified_image ? { image: certified_image } : {}) }
  }
  return null
}
