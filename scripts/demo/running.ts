import type { CarType } from '#domain/car/car.ts'
import { daysAgo, type Yardful } from './car-parts.ts'
import type { Variant } from './catalogue.ts'
import { chanceFor, happens, whole } from './seeded.ts'

/** Litres per 100 km of a litre of displacement, and of none; what a fuel makes of it. */
const thirst: Readonly<Record<string, { readonly each: number; readonly first: number }>> = {
  cars: { each: 2.1, first: 3.2 },
  motorcycles: { each: 1.6, first: 3 },
}
const ofFuel: Readonly<Record<string, number>> = { Petrol: 1, Diesel: 0.85, Hybrid: 0.62 }
/** Litres per 100 km times miles per gallon. */
const gallons = 235.2

/** "2.0L turbo 4-cylinder", "689cc twin" */
function litresOf(engine = ''): number {
  const [, amount, unit] = /^(\d+(?:\.\d)?)(L|cc)/.exec(engine) ?? []
  return Number(amount) / (unit === 'cc' ? 1000 : 1)
}

/** A figure as a maker's test would have it, in the market's unit; null where nothing burns or nobody tests. */
function fuelUse({ kind, engine, fuel }: Variant, isAmerican: boolean): number | null {
  const litres = litresOf(engine)
  const [needs, share] = [thirst[kind], ofFuel[fuel === 'Gasoline' ? 'Petrol' : (fuel ?? '')]]
  if (!needs || Number.isNaN(litres) || share === undefined) return null
  const used = Math.round((needs.first + litres * needs.each) * share * 10) / 10
  return isAmerican ? Math.round(gallons / used) : used
}

/** What a car costs to run: fuel, or how far a charge goes, and until when its registration is paid. In America plates stay with the seller. */
export function runningOf({ slug, recipe, day }: Yardful, at: number, variant: Variant, type: CarType) {
  const chance = chanceFor(`${slug} ${at} registration`)
  const isAmerican = recipe.market === 'america'
  const isRegistered = type !== 'new' && !isAmerican && happens(chance, 85)
  return {
    fuel_use: fuelUse(variant, isAmerican),
    range_km: variant.range ?? null,
    battery_kwh: variant.battery ?? null,
    registered_until: isRegistered ? daysAgo(day, -whole(chance, 40, 360)).slice(0, 10) : null,
  }
}
