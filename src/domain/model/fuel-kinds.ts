import { isElectricFuel, isHybridFuel } from '#domain/car/fuel.ts'
import { isHybrid, type Model } from './model.ts'

/** Shoppers look for one of these: electric, hybrid, or a car that is only filled up. */
export type FuelKind = 'electric' | 'hybrid' | 'fuel'

function kindOf(fuel: string): FuelKind {
  if (isHybridFuel(fuel)) return 'hybrid'
  return isElectricFuel(fuel) ? 'electric' : 'fuel'
}

/** "Petrol, Hybrid" -> a car that is filled up, and a hybrid; none where nobody says. */
export function fuelKinds(fuels: readonly (string | null)[]): readonly FuelKind[] {
  const said = fuels.flatMap((fuel) => (fuel ?? '').split(',')).filter((fuel) => fuel.trim() !== '')
  return [...new Set(said.map(kindOf))]
}

/** Whether each of these is moved by a motor alone; of none nobody knows. */
export const areElectric = (fuels: readonly (string | null)[]): boolean =>
  fuels.length > 0 && fuels.every((fuel) => fuelKinds([fuel]).join() === 'electric')

/** The tag of a model in a menu, by all that its catalogue says it runs on: "HYBRID" where the word is in it, "ELECTRIC" where nothing else is. */
export function fuelTag({ fuel }: Pick<Model, 'fuel'>): string | null {
  if (isHybrid({ fuel })) return 'HYBRID'
  return areElectric([fuel]) ? 'ELECTRIC' : null
}

/**
 * The tag of a model of which these can be bought, as their own badges say it, told by what each of them runs on: who is
 * promised a hybrid must find no petrol car. By its catalogue where none of them says it.
 */
export function stockedFuelTag(model: Pick<Model, 'fuel'>, fuels: readonly (string | null)[]): string | null {
  const told = fuels.filter((fuel) => fuelKinds([fuel]).length > 0)
  const said = told.length > 0 ? told : [model.fuel]
  const hybrids = said.filter((fuel) => fuelKinds([fuel]).includes('hybrid'))
  if (hybrids.length > 0) return hybrids.length < said.length ? 'Hybrid available' : 'Hybrid'
  return areElectric(said) ? 'Electric' : null
}

/** Whether two models may run on the same; of one that nobody knows anything of it may. */
export const isOneKind = (one: readonly FuelKind[], other: readonly FuelKind[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((kind) => other.includes(kind))
