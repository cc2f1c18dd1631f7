import type { CarType } from '#domain/car/car.ts'
import { type DemoContext, daysAgo } from './car-parts.ts'
import type { Variant } from './catalogue.ts'
import { createRandomStream, happens, whole } from './random-stream.ts'

/** Consumption by kind, in l/100 km: `each` per litre of displacement, plus `first`. `ofFuel` scales it by fuel. */
const thirst: Readonly<Record<string, { readonly each: number; readonly first: number }>> = {
  cars: { each: 2.1, first: 3.2 },
  motorcycles: { each: 1.6, first: 3 },
}
const ofFuel: Readonly<Record<string, number>> = { Petrol: 1, Diesel: 0.85, Hybrid: 0.62 }
/** Conversion: l/100 km x mpg = 235.2. */
const gallons = 235.2

/** "2.0L turbo 4-cylinder", "689cc twin" */
function litresOf(engine = ''): number {
  const [, amount, unit] = /^(\d+(?:\.\d)?)(L|cc)/.exec(engine) ?? []
  return Number(amount) / (unit === 'cc' ? 1000 : 1)
}

/** Fuel use in l/100 km, or mpg in America; null without a combustion engine or for kinds that are not tested. */
function fuelUse({ kind, engine, fuel }: Variant, isAmerican: boolean): number | null {
  const litres = litresOf(engine)
  const [needs, share] = [thirst[kind], ofFuel[fuel === 'Gasoline' ? 'Petrol' : (fuel ?? '')]]
  if (!needs || Number.isNaN(litres) || share === undefined) return null
  const used = Math.round((needs.first + litres * needs.each) * share * 10) / 10
  return isAmerican ? Math.round(gallons / used) : used
}

/** Running figures: fuel use, electric range, registration expiry. In America plates stay with the seller, so null. */
export function runningOf({ slug, recipe, day }: DemoContext, at: number, variant: Variant, type: CarType) {
  const chance = createRandomStream(`${slug} ${at} registration`)
  const isAmerican = recipe.market === 'america'
  const isRegistered = type !== 'new' && !isAmerican && happens(chance, 85)
  return {
    fuel_use: fuelUse(variant, isAmerican),
    range_km: variant.range ?? null,
    battery_kwh: variant.battery ?? null,
    registered_until: isRegistered ? daysAgo(day, -whole(chance, 40, 360)).slice(0, 10) : null,
  }
}
