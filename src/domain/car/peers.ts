import { isForSale } from './availability.ts'
import type { Car } from './car.ts'

/** The fields by which cars are grouped for comparison. */
export type PeerFacts = Pick<Car, 'id' | 'status' | 'reserved' | 'make' | 'model' | 'car_type' | 'year' | 'simple_body'>

/** A dealer's cars for sale, grouped by model and type, and the used ones by year and body. */
export interface Peers<C extends PeerFacts> {
  readonly ofModel: ReadonlyMap<string, readonly C[]>
  readonly drivenAlike: ReadonlyMap<string, readonly C[]>
}

const modelOf = ({ make, model, car_type }: PeerFacts): string => JSON.stringify([make, model, car_type])
const yearAndBodyOf = ({ year, simple_body }: PeerFacts): string => JSON.stringify([year, simple_body])

/** Groups a stock once, so that comparing each car does not scan all of it. */
export function peersAmong<C extends PeerFacts>(cars: readonly C[]): Peers<C> {
  const forSale = cars.filter(isForSale)
  const used = forSale.filter(({ car_type }) => car_type === 'used')
  return { ofModel: Map.groupBy(forSale, modelOf), drivenAlike: Map.groupBy(used, yearAndBodyOf) }
}

const others = <C extends PeerFacts>(car: PeerFacts, group: readonly C[] = []): readonly C[] =>
  group.filter(({ id }) => id !== car.id)

/** Other cars for sale of the same make, model and car type. */
export const peersOf = <C extends PeerFacts>(car: PeerFacts, { ofModel }: Peers<C>): readonly C[] =>
  others(car, ofModel.get(modelOf(car)))

/** Other used cars for sale of the same year and body, whose odometers are comparable; empty when either is unknown. */
export function drivenAlike<C extends PeerFacts>(car: PeerFacts, peers: Peers<C>): readonly C[] {
  if (car.car_type !== 'used' || car.year === null || car.simple_body === null) return []
  return others(car, peers.drivenAlike.get(yearAndBodyOf(car)))
}
