import { isForSale } from './availability.ts'
import type { Car } from './car.ts'

/** What tells which cars are held against each other. */
export type PeerFacts = Pick<Car, 'id' | 'status' | 'reserved' | 'make' | 'model' | 'car_type' | 'year' | 'simple_body'>

/** The cars of a dealer that are for sale, by what they are held against each other for. */
export interface Peers<C extends PeerFacts> {
  readonly ofModel: ReadonlyMap<string, readonly C[]>
  readonly drivenAlike: ReadonlyMap<string, readonly C[]>
}

const modelOf = ({ make, model, car_type }: PeerFacts): string => JSON.stringify([make, model, car_type])
const yearAndBodyOf = ({ year, simple_body }: PeerFacts): string => JSON.stringify([year, simple_body])

/** Groups a stock once, so that no car has to go through all of it for those it is held against. */
export function peersAmong<C extends PeerFacts>(cars: readonly C[]): Peers<C> {
  const forSale = cars.filter(isForSale)
  const used = forSale.filter(({ car_type }) => car_type === 'used')
  return { ofModel: Map.groupBy(forSale, modelOf), drivenAlike: Map.groupBy(used, yearAndBodyOf) }
}

const others = <C extends PeerFacts>(car: PeerFacts, group: readonly C[] = []): readonly C[] =>
  group.filter(({ id }) => id !== car.id)

/** Other cars for sale of the same model and condition. */
export const peersOf = <C extends PeerFacts>(car: PeerFacts, { ofModel }: Peers<C>): readonly C[] =>
  others(car, ofModel.get(modelOf(car)))

/** Other used cars for sale of the same year and body, which are driven alike; none where either is not known. */
export function drivenAlike<C extends PeerFacts>(car: PeerFacts, peers: Peers<C>): readonly C[] {
  if (car.car_type !== 'used' || car.year === null || car.simple_body === null) return []
  return others(car, peers.drivenAlike.get(yearAndBodyOf(car)))
}
