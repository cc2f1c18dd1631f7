import { existsSync, readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { isRecord } from '#domain/data/record.ts'
import type { CarRedirect } from '../build/headers/car-redirects.ts'
import { isSame } from './release-changes.ts'
import { type MatchedCars, type NamedCar, nameless, type StayedCar } from './stock-changes.ts'

/** Two release folders, and the cars whose pages have another address in the second. */
export interface TwoReleases {
  readonly old: string
  readonly live: string
  readonly moved: readonly CarRedirect[]
}

/** The id that the page of a car has for it, by what its heart saves; null where it has none. */
function idOnPage(file: string, slug: string): string | null {
  if (!existsSync(file)) return null
  let id: string | null = null
  const parser = new Parser({
    onopentag(_tag, { 'data-car': json }) {
      const car: unknown = json === undefined ? null : JSON.parse(json)
      if (isRecord(car) && car.slug === slug && typeof car.id === 'string') id ??= car.id
    },
  })
  parser.end(readFileSync(file, 'utf8'))
  return id
}

/** Where a car's page was in the release before. */
export const findPreviousPage = ({ page }: NamedCar, moved: readonly CarRedirect[]): string =>
  moved.find(({ to }) => to === page)?.from ?? page

/** Whether a car that is on show by its id, then and now, was another then: no page was at its address, or that of another id. */
function isAnother(car: StayedCar, { old, live, moved }: TwoReleases): boolean {
  if (car.page === '') return false
  const [page, now] = [findPreviousPage(car, moved), `${live}${car.page}.html`]
  const then = `${old}${page}.html`
  if (!existsSync(then)) return existsSync(now)
  if (existsSync(now) && isSame(then, now)) return false
  const id = idOnPage(then, page.replace('/cars/', ''))
  return id !== null && id !== car.id
}

/** Cars whose ids their source gave to others: one is on show no more, and one came. `formerly` names who had an id before. */
export function withoutReused(
  { added, left, stayed }: MatchedCars,
  releases: TwoReleases,
  formerly: (id: string) => NamedCar | undefined,
): MatchedCars {
  const others = new Set(stayed.filter((car) => isAnother(car, releases)))
  return {
    added: [...added, ...[...others].map(({ before: _, ...car }) => car)],
    left: [...left, ...[...others].map(({ id, before }) => ({ ...(formerly(id) ?? nameless(id)), before }))],
    stayed: stayed.filter((car) => !others.has(car)),
  }
}

/**
 * Cars that are new by their ids alone: the source gave them others, and their pages in the release before are about cars that left
 * by theirs. They are neither new nor gone.
 */
export function withoutRenamed({ added, left, stayed }: MatchedCars, { old, moved }: TwoReleases): MatchedCars {
  const gone = new Map(left.map((car) => [car.id, car]))
  const renamed = added.flatMap((car) => {
    const page = findPreviousPage(car, moved)
    const id = gone.size > 0 && page !== '' ? idOnPage(`${old}${page}.html`, page.replace('/cars/', '')) : null
    const before = id === null ? undefined : gone.get(id)
    return before === undefined ? [] : [{ was: before.id, now: { ...car, before: before.before } }]
  })
  const [were, are] = [new Set(renamed.map(({ was }) => was)), new Set(renamed.map(({ now }) => now.id))]
  return {
    added: added.filter(({ id }) => !are.has(id)),
    left: left.filter(({ id }) => !were.has(id)),
    stayed: [...stayed, ...renamed.map(({ now }) => now)],
  }
}
