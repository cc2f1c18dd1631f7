import { fullModelName } from '../model/full-name.ts'
import { formatCount } from '../text/count.ts'
import { formatDistance } from '../text/distance.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { isForSale } from './availability.ts'
import type { Car } from './car.ts'
import { drivenAlike, type PeerFacts, type Peers, peersOf } from './peers.ts'
import type { PriceDisplay, PricedCar } from './price.ts'
import { carSubtitle } from './title.ts'

/** The fields a car's strengths are derived from. */
export type ComparedCar = PricedCar & PeerFacts & Pick<Car, 'badge' | 'km' | 'features' | 'description'>

/** Returns a car's price as this site displays it; only kind `price` is compared with others. */
export type Pricing = (car: PricedCar) => Pick<PriceDisplay, 'kind' | 'amount' | 'terms'>

/** Minimum number of other cars for a comparison. */
const leastPeers = { price: 2, km: 4 } as const
/** A distance up to this share of the average is low. */
const lowShare = 0.8

const priceOf = (car: PricedCar, pricing: Pricing): number | null => {
  const { kind, amount } = pricing(car)
  return kind === 'price' ? amount : null
}

/** Whether two prices have the same terms: a drive-away price is not compared with one that excludes charges. */
const isAlike = (car: PricedCar, other: PricedCar, pricing: Pricing) => pricing(car).terms === pricing(other).terms

function lowestPrice(car: ComparedCar, peers: Peers<ComparedCar>, pricing: Pricing, locale: LocalePolicy) {
  const price = priceOf(car, pricing)
  const priced = peersOf(car, peers).filter((other) => priceOf(other, pricing) !== null)
  const others = priced.flatMap((other) => priceOf(other, pricing) ?? [])
  if (price === null || others.length < leastPeers.price || others.some((other) => other <= price)) return null
  if (!priced.every((other) => isAlike(car, other, pricing))) return null
  return `The lowest price of the ${formatCount(others.length + 1, locale)} ${car.car_type} ${fullModelName(car.make, car.model)} here`
}

/** Compares the odometer with used cars of the same year and body. */
function lowDistance(car: ComparedCar, peers: Peers<ComparedCar>, locale: LocalePolicy): string | null {
  const { km, year } = car
  const driven = drivenAlike(car, peers).flatMap((other) => other.km ?? [])
  const average = driven.reduce((sum, each) => sum + each, 0) / driven.length
  if (km === null || driven.length < leastPeers.km || km > average * lowShare) return null
  const less = formatDistance(Math.floor((average - km) / 1000) * 1000, locale)
  return `${less} less than the other ${year} cars of its body style here have done on average`
}

const saidBy = [
  ['One owner', /(?<!not |more than )\b(?:one|single) (?:\w+ )?owner\b/i],
  ['Full service history', /(?<!no |not a |without (?:a )?)\b(?:full|complete) service history\b/i],
  ['Balance of the new-car warranty', /\bbalance of (?:the )?(?:new[- ]car|factory|manufacturer['’]?s?) warranty\b/i],
] as const

/** Strengths stated literally in the car's features or description. */
function saidOf({ features, description }: ComparedCar): readonly string[] {
  const texts = [...features, description ?? '']
  return saidBy.flatMap(([said, words]) => (texts.some((text) => words.test(text)) ? [said] : []))
}

/** A car's strengths from its own facts and the dealer's other cars; empty for one that is not for sale. */
export function strengthsOf(
  car: ComparedCar,
  peers: Peers<ComparedCar>,
  pricing: Pricing,
  locale: LocalePolicy,
): readonly string[] {
  if (!isForSale(car)) return []
  const facts = [lowestPrice(car, peers, pricing, locale), lowDistance(car, peers, locale)]
  return [...facts.flatMap((fact) => fact ?? []), ...saidOf(car)]
}

/** A price's position among those of its peers, in dollars. */
export interface PricePosition {
  readonly price: number
  readonly lowest: number
  readonly highest: number
  /** Number of cars compared, including this one. */
  readonly of: number
  /** The variant they share; empty when they only share the model. */
  readonly variant: string
}

/** Minimum number of peers for a scale. */
const leastOnScale = 3

/** Prices to compare with: those of the same variant if there are enough, else those of the model. */
function pricesBeside(car: ComparedCar, peers: Peers<ComparedCar>, pricing: Pricing) {
  const priced = peersOf(car, peers).flatMap((other) => {
    const price = priceOf(other, pricing)
    return price === null || !isAlike(car, other, pricing) ? [] : [{ price, variant: carSubtitle(other) }]
  })
  const alike = priced.filter(({ variant }) => variant !== '' && variant === carSubtitle(car))
  return alike.length < leastOnScale ? priced.map((each) => ({ ...each, variant: '' })) : alike
}

/**
 * A car's price position among its peers here; null when too few show a price, or when it is the dearest, which would
 * be no argument for it. Null for a new car, whose price is that of its variant.
 */
export function pricePosition(car: ComparedCar, peers: Peers<ComparedCar>, pricing: Pricing): PricePosition | null {
  const price = priceOf(car, pricing)
  if (price === null || car.car_type === 'new' || !isForSale(car)) return null
  const others = pricesBeside(car, peers, pricing)
  const [prices, variant = ''] = [others.map((other) => other.price), others[0]?.variant]
  if (others.length < leastOnScale || price >= Math.max(...prices)) return null
  return { price, lowest: Math.min(price, ...prices), highest: Math.max(...prices), of: others.length + 1, variant }
}
