import type { Car } from './car.ts'

/** Mild hybrids: the motor assists the engine and never drives the car alone. */
const mild = /\bmild[\s-]?(?:electric[\s-]?)?hybrid|\bmhev\b|\b48[\s-]?v(?:olts?)?\b/i
const hybrid = /hybrid/i
const electric = /electric/i
const burnt = /petrol|diesel|gasoline|unleaded|premium|lpg/i
const plug = /plug|\bphev\b/i

const isMild = (text: string) => mild.test(text) && !plug.test(text)

/** Whether a fuel is a full or plug-in hybrid, which can drive on its motor; mild hybrids are not. */
export function isHybridFuel(fuel: string | null): boolean {
  const said = fuel ?? ''
  return (hybrid.test(said) || (electric.test(said) && burnt.test(said))) && !isMild(said)
}

/** Whether a fuel is purely electric, in any feed's spelling: "ELECTRIC", "Battery electric". */
export const isElectricFuel = (fuel: string | null): boolean =>
  electric.test(fuel ?? '') && !hybrid.test(fuel ?? '') && !burnt.test(fuel ?? '')

type Told = Pick<Car, 'name' | 'badge' | 'engine' | 'fuel' | 'simple_fuel' | 'features'>

/** Whether any of the car's texts calls it a mild hybrid. */
function isMildHybrid({ name, badge, engine, fuel, simple_fuel, features }: Told): boolean {
  return isMild([name, badge, engine, fuel, simple_fuel, ...features].filter(Boolean).join(' | '))
}

/** Feeds list mild hybrids as hybrids. Sets the fuel to "Mild hybrid" when the car's own texts say so. */
export function withMildHybrid<Some extends Told>(car: Some): Some {
  if (!isHybridFuel(car.simple_fuel) && !isHybridFuel(car.fuel)) return car
  if (!isMildHybrid(car)) return car
  const named = (fuel: string | null) => (isHybridFuel(fuel) ? 'Mild hybrid' : fuel)
  return { ...car, simple_fuel: named(car.simple_fuel), fuel: named(car.fuel) }
}
