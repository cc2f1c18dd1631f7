import { fullModelName } from '../model/full-name.ts'
import { formatCount } from '../text/count.ts'
import { formatDistance } from '../text/distance.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { isForSale } from './availability.ts'
import type { Car } from './car.ts'
import { drivenAlike, type PeerFacts, type Peers, peersOf } from './peers.ts'
import type { PriceDisplay, PricedCar } from './price.ts'
import { carSubtitle } from './title.ts'

/** The facts that may speak for a car. */
export type ComparedCar = PricedCar & PeerFacts & Pick<Car, 'badge' | 'km' | 'features' | 'description'>

/** What a price looks like on this site: only one that is shown as a price is held against others. */
export type Pricing = (car: PricedCar) => Pick<PriceDisplay, 'kind' | 'amount' | 'terms'>

/** Fewer cars than this are no measure. */
const leastPeers = { price: 2, km: 4 } as const
/** So much of the average, and no more, is low. */
const lowShare = 0.8

const priceOf = (car: PricedCar, pricing: Pricing): number | null => {
  const { kind, amount } = pricing(car)
  return kind === 'price' ? amount : null
}

/** Whether two prices buy the same: one on the road is not held against one without its charges. */
const isAlike = (car: PricedCar, other: PricedCar, pricing: Pricing) => pricing(car).terms === pricing(other).terms

function lowestPrice(car: ComparedCar, peers: Peers<ComparedCar>, pricing: Pricing, locale: LocalePolicy) {
  const price = priceOf(car, pricing)
  const priced = peersOf(car, peers).filter((other) => priceOf(other, pricing) !== null)
  const others = priced.flatMap((other) => priceOf(other, pricing) ?? [])
  if (price === null || others.length < leastPeers.price || others.some((other) => other <= price)) return null
  if (!priced.every((other) => isAlike(car, other, pricing))) return null
  return `The lowest price of the ${formatCount(others.length + 1, locale)} ${car.car_type} ${fullModelName(car.make, car.model)} here`
}

/** Used cars of the same year and body are driven alike. */
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

/** What the dealer says of it in so many words, among its features or in its description. */
function saidOf({ features, description }: ComparedCar): readonly string[] {
  const texts = [...features, description ?? '']
  return saidBy.flatMap(([said, words]) => (texts.some((text) => words.test(text)) ? [said] : []))
}

/** What speaks for a car, told from its own facts and the dealer's other cars; nothing of one that cannot be bought. */
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

/** Where a price stands among those of its peers. */
export interface PricePosition {
  readonly price: number
  readonly lowest: number
  readonly highest: number
  /** Cars compared, this one among them. */
  readonly of: number
  /** The variant they share; empty where the model is all they do. */
  readonly variant: string
}

/** Peers that make a scale worth drawing. */
const leastOnScale = 3

/** The prices it is held against: those of its variant where there are enough, else those of its model. */
function pricesBeside(car: ComparedCar, peers: Peers<ComparedCar>, pricing: Pricing) {
  const priced = peersOf(car, peers).flatMap((other) => {
    const price = priceOf(other, pricing)
    return price === null || !isAlike(car, other, pricing) ? [] : [{ price, variant: carSubtitle(other) }]
  })
  const alike = priced.filter(({ variant }) => variant !== '' && variant === carSubtitle(car))
  return alike.length < leastOnScale ? priced.map((each) => ({ ...each, variant: '' })) : alike
}

/**
 * Where the price of a car stands among its peers here; null where too few of them show one, or where it is the dearest and
 * has nothing to say for itself. The price of a new car is its variant's, which says nothing about this one.
 */
export function pricePosition(car: ComparedCar, peers: Peers<ComparedCar>, pricing: Pricing): PricePosition | null {
  const price = priceOf(car, pricing)
  if (price === null || car.car_type === 'new' || !isForSale(car)) return null
  const others = pricesBeside(car, peers, pricing)
  const [prices, variant = ''] = [others.map((other) => other.price), others[0]?.variant]
  if (others.length < leastOnScale || price >= Math.max(...prices)) return null
  return { price, lowest: Math.min(price, ...prices), highest: Math.max(...prices), of: others.length + 1, variant }
}
