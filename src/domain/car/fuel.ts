import type { Car } from './car.ts'

/** A motor that helps an engine and never moves the car by itself. */
const mild = /\bmild[\s-]?(?:electric[\s-]?)?hybrid|\bmhev\b|\b48[\s-]?v(?:olts?)?\b/i
const hybrid = /hybrid/i
const electric = /electric/i
const burnt = /petrol|diesel|gasoline|unleaded|premium|lpg/i
const plug = /plug|\bphev\b/i

const isMild = (text: string) => mild.test(text) && !plug.test(text)

/** Whether a fuel is what shoppers for a hybrid look for: one that drives on its motor, too. */
export function isHybridFuel(fuel: string | null): boolean {
  const said = fuel ?? ''
  return (hybrid.test(said) || (electric.test(said) && burnt.test(said))) && !isMild(said)
}

/** Whether a fuel is electricity alone, however a feed writes it: "ELECTRIC", "Battery electric". */
export const isElectricFuel = (fuel: string | null): boolean =>
  electric.test(fuel ?? '') && !hybrid.test(fuel ?? '') && !burnt.test(fuel ?? '')

type Told = Pick<Car, 'name' | 'badge' | 'engine' | 'fuel' | 'simple_fuel' | 'features'>

/** Whether anything that is said of a car calls it a mild hybrid. */
function isMildHybrid({ name, badge, engine, fuel, simple_fuel, features }: Told): boolean {
  return isMild([name, badge, engine, fuel, simple_fuel, ...features].filter(Boolean).join(' | '))
}

/** Feeds call every car with a motor a hybrid: one that is a mild hybrid by its own words is called so in its fuel as well. */
export function withMildHybrid<Some extends Told>(car: Some): Some {
  if (!isHybridFuel(car.simple_fuel) && !isHybridFuel(car.fuel)) return car
  if (!isMildHybrid(car)) return car
  const named = (fuel: string | null) => (isHybridFuel(fuel) ? 'Mild hybrid' : fuel)
  return { ...car, simple_fuel: named(car.simple_fuel), fuel: named(car.fuel) }
}
