import { existsSync, readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { isRecord } from '#domain/data/record.ts'
import type { CarRedirect } from '../build/headers/car-redirects.ts'
import { isSame } from './release-changes.ts'
import { type MatchedCars, type NamedCar, nameless, type StayedCar } from './stock-changes.ts'

/** Two release folders, and the cars whose pages have a different path in the second. */
export interface TwoReleases {
  readonly old: string
  readonly live: string
  readonly moved: readonly CarRedirect[]
}

/** The car id on a car's page, from its save button; null without one. */
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

/** Path of a car's page in the previous release. */
export const findPreviousPage = ({ page }: NamedCar, moved: readonly CarRedirect[]): string =>
  moved.find(({ to }) => to === page)?.from ?? page

/** Whether an id that is on show in both releases was another car before: its page did not exist, or has another id. */
function isAnother(car: StayedCar, { old, live, moved }: TwoReleases): boolean {
  if (car.page === '') return false
  const [page, now] = [findPreviousPage(car, moved), `${live}${car.page}.html`]
  const then = `${old}${page}.html`
  if (!existsSync(then)) return existsSync(now)
  if (existsSync(now) && isSame(then, now)) return false
  const id = idOnPage(then, page.replace('/cars/', ''))
  return id !== null && id !== car.id
}

/** Cars whose id was reassigned: one is gone, one is new. `formerly` returns the previous car of an id. */
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
 * Cars that are new by their id only: the source renumbered them, and their pages in the previous release are those of cars
 * that seem gone. They are neither new nor gone.
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
