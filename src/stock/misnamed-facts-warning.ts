import { findFact } from '#domain/car/table-facts.ts'
import { isRecord } from '#domain/data/record.ts'
import { counted } from './refusal.ts'

const mostNamed = 8

const joined = (texts: readonly string[]) => new Intl.ListFormat('en-AU').format(texts)

/** Map: name that is nearly a fact's -> number of cars that have it and not the fact. */
function misnamed(cars: readonly unknown[]): ReadonlyMap<string, number> {
  const records = cars.filter(isRecord)
  const names = [...new Set(records.flatMap((car) => Object.keys(car)))]
  const found = names.flatMap((name) => {
    const fact = findFact(name)
    if (fact === null || fact === name) return []
    const count = records.filter((car) => Object.hasOwn(car, name) && !Object.hasOwn(car, fact)).length
    return count > 0 ? [[name, count] as const] : []
  })
  return new Map(found)
}

/**
 * A warning that cars have facts under names that differ in capitals, spaces or hyphens from ours ("Make"), which are
 * not read: a JSON has no mapping. Null when there are none.
 */
export function misnamedFactsWarning(cars: readonly unknown[]): string | null {
  const names = [...misnamed(cars)].slice(0, mostNamed)
  if (names.length === 0) return null
  const found = names.map(([name, count]) => `${JSON.stringify(name)} (of ${counted(count, 'car')})`)
  const facts = names.map(([name]) => findFact(name) ?? name)
  const called = names.length === 1 ? 'this fact is called' : 'these facts are called'
  return `nothing is read from ${joined(found)}, as ${called} ${joined(facts)}`
}
