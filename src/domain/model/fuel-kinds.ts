import { isElectricFuel, isHybridFuel } from '#domain/car/fuel.ts'
import { isHybrid, type Model } from './model.ts'

/** Groups of fuels that shoppers choose between; `fuel` is everything else, mostly combustion engines. */
export type FuelKind = 'electric' | 'hybrid' | 'fuel'

function kindOf(fuel: string): FuelKind {
  if (isHybridFuel(fuel)) return 'hybrid'
  return isElectricFuel(fuel) ? 'electric' : 'fuel'
}

/** "Petrol, Hybrid" -> `fuel` and `hybrid`, each once; empty when no fuel is stated. */
export function fuelKinds(fuels: readonly (string | null)[]): readonly FuelKind[] {
  const said = fuels.flatMap((fuel) => (fuel ?? '').split(',')).filter((fuel) => fuel.trim() !== '')
  return [...new Set(said.map(kindOf))]
}

/** Whether all of these fuels are purely electric; false for an empty list. */
export const areElectric = (fuels: readonly (string | null)[]): boolean =>
  fuels.length > 0 && fuels.every((fuel) => fuelKinds([fuel]).join() === 'electric')

/**
 * A model's tag in a menu, from its catalogue fuel: "HYBRID" when it mentions a hybrid, "ELECTRIC" when it is purely
 * electric.
 */
export function fuelTag({ fuel }: Pick<Model, 'fuel'>): string | null {
  if (isHybrid({ fuel })) return 'HYBRID'
  return areElectric([fuel]) ? 'ELECTRIC' : null
}

/**
 * A model's tag from the fuels of its cars in stock, worded as their badges are. "Hybrid available" when only some are
 * hybrids, so that "Hybrid" never leads to a petrol car. Falls back to the catalogue's fuel when no car states one.
 */
export function stockedFuelTag(model: Pick<Model, 'fuel'>, fuels: readonly (string | null)[]): string | null {
  const told = fuels.filter((fuel) => fuelKinds([fuel]).length > 0)
  const said = told.length > 0 ? told : [model.fuel]
  const hybrids = said.filter((fuel) => fuelKinds([fuel]).includes('hybrid'))
  if (hybrids.length > 0) return hybrids.length < said.length ? 'Hybrid available' : 'Hybrid'
  return areElectric(said) ? 'Electric' : null
}

/** Whether two models share a kind of fuel; true when either is unknown. */
export const isOneKind = (one: readonly FuelKind[], other: readonly FuelKind[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((kind) => other.includes(kind))
