import type { Car } from '#domain/car/car.ts'
import { recordOf } from '#search/car-record.ts'
import type { ListAttribute } from '#search/facets.ts'
import type { SearchRecord } from '#search/record.ts'
import { emptyState, type Range, type SearchState, type Sort } from '#search/state.ts'
import { createRandomStream, happens, pick, type RandomStream, whole } from '../demo/random-stream.ts'

const narrowed = [
  'make',
  'body',
  'fuel',
  'colour',
  'transmission',
  'state',
  'car_type',
  'badge',
  'filtered_features',
  'drive',
  'location_name',
  'model',
] as const satisfies readonly ListAttribute[]

const sorts: readonly Sort[] = ['price:asc', 'price:desc', 'km:asc', 'year:desc', 'created_at_timestamp:desc']

/** A word with a typo: a letter missing, two swapped, one wrong or one doubled. */
export function addTypo(chance: RandomStream, word: string): string {
  const at = whole(chance, 1, word.length - 2)
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  const slips = [
    before + after,
    before + (after[0] ?? '') + letter + after.slice(1),
    before + (letter === 'e' ? 'a' : 'e') + after,
    before + letter + letter + after,
  ]
  return slips[whole(chance, 0, 3)] ?? word
}

function slipSomewhere(chance: RandomStream, text: string): string {
  const words = text.split(' ')
  const at = words.findIndex((word) => word.length >= 5)
  return at < 0 ? text : words.with(at, addTypo(chance, words[at] ?? '')).join(' ')
}

function wordsFor(chance: RandomStream, car: SearchRecord, common: readonly string[]): string {
  if (happens(chance, 20)) return pick(chance, common)
  const asked = pick(chance, [car.make, car.model, `${car.make} ${car.model}`, `${car.model} ${car.badge}`])
  const text = String(asked).toLowerCase()
  return happens(chance, 25) ? text.replace(/[- ]/g, '') : text
}

function typed(chance: RandomStream, text: string): string {
  if (happens(chance, 30)) return slipSomewhere(chance, text)
  return happens(chance, 40) && text.length > 3 ? text.slice(0, Math.max(2, text.length - whole(chance, 1, 3))) : text
}

const firstOf = (value: SearchRecord[string] | undefined) => (Array.isArray(value) ? value[0] : value)

function listsFor(chance: RandomStream, car: SearchRecord, all: readonly SearchRecord[]): SearchState['lists'] {
  if (happens(chance, 30)) return {}
  const names = Array.from({ length: whole(chance, 1, 3) }, () => pick(chance, narrowed))
  const valuesOf = (name: ListAttribute) => [firstOf(car[name]), firstOf(pick(chance, all)[name])]
  const lists = names.map((name): [ListAttribute, string[]] => [
    name,
    [...new Set(valuesOf(name).flatMap((value) => (value === null || value === undefined ? [] : [String(value)])))],
  ])
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0))
}

function around(chance: RandomStream, value: unknown, step: number): Range {
  const low = Math.max(0, Math.floor((Number(value ?? 0) - step) / step) * step)
  return { min: happens(chance, 70) ? low : null, max: low + step * whole(chance, 3, 10) }
}

function rangesFor(chance: RandomStream, car: SearchRecord): SearchState['ranges'] {
  return {
    ...(happens(chance, 40) && { price: around(chance, car.price, 8000) }),
    ...(happens(chance, 15) && { km: around(chance, car.km, 10_000) }),
    ...(happens(chance, 15) && { year: around(chance, car.year, 1) }),
  }
}

export interface SessionOptions {
  readonly length: number
  readonly seed: string
  /** Text queries besides names in the stock; when empty, no text is typed at all. */
  readonly common: readonly string[]
}

/** A deterministic series of searches of one shopper: text, facets, ranges, sorts, pages. */
export function sessionOf(cars: readonly Car[], { length, seed, common }: SessionOptions): readonly SearchState[] {
  const chance = createRandomStream(seed)
  const records = cars.map(recordOf)
  return Array.from({ length }, () => {
    const car = pick(chance, records)
    const isTyped = common.length > 0 && happens(chance, 62)
    return {
      ...emptyState,
      query: isTyped ? typed(chance, wordsFor(chance, car, common)) : '',
      lists: listsFor(chance, car, records),
      ranges: rangesFor(chance, car),
      sort: happens(chance, 45) ? pick(chance, sorts) : null,
      page: happens(chance, 20) ? 1 : 0,
    }
  })
}
