import type { Car } from '#domain/car/car.ts'
import { fold } from '#domain/text/fold.ts'

/** Facts that shoppers filter by; facts in one row share their spellings. */
const shared = [
  ['make'],
  ['model'],
  ['badge'],
  ['series'],
  ['body', 'simple_body'],
  ['fuel', 'simple_fuel'],
  ['drive', 'simple_drive'],
  ['transmission', 'simple_transmission'],
  ['colour'],
  ['tag'],
  ['city'],
  ['state'],
  ['dealership_name'],
  ['features'],
  ['categories'],
] as const satisfies readonly (readonly (keyof Car)[])[]

type Fact = (typeof shared)[number][number]

const tidy = (value: string): string => value.trim().replace(/\s+/g, ' ')

const valuesOf = (car: Car, fact: Fact): readonly string[] => [car[fact] ?? []].flat()

/** Map: folded value -> its most common spelling; of equally common ones, that with small letters and accents. */
function commonest(values: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(tidy(value), (counts.get(tidy(value)) ?? 0) + 1)
  const ranked = [...counts].sort(([a, ofA], [b, ofB]) => ofA - ofB || (a < b ? -1 : 1))
  return new Map(ranked.map(([value]) => [fold(value), value]))
}

/** The cars with one fact respelled; a car that needs no change stays the same object. */
function respelled(cars: readonly Car[], fact: Fact, spellings: ReadonlyMap<string, string>): readonly Car[] {
  const spell = (value: string) => spellings.get(fold(tidy(value))) ?? value
  return cars.map((car) => {
    const values = valuesOf(car, fact)
    const spelled = [...new Set(values.map(spell))]
    if (spelled.length === values.length && spelled.every((value, at) => value === values[at])) return car
    return { ...car, [fact]: Array.isArray(car[fact]) ? spelled : spelled[0] }
  })
}

/**
 * The cars with one spelling for each value: feeds of several sources write "Toyota", "TOYOTA" and "Citroen" beside
 * "Citroën". Case, accents and spaces are folded to what most cars have, so that pages, filters, counts and both search
 * engines name a value alike.
 */
export function withOneSpelling(cars: readonly Car[]): readonly Car[] {
  return shared.reduce((spelled: readonly Car[], facts) => {
    const spellings = commonest(spelled.flatMap((car) => facts.flatMap((fact) => valuesOf(car, fact))))
    return facts.reduce((each: readonly Car[], fact) => respelled(each, fact, spellings), spelled)
  }, cars)
}
