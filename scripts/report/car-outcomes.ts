import { existsSync, readFileSync } from 'node:fs'
import { carChanges, compareByImportance } from './car-changes.ts'
import { carOnPage } from './car-on-page.ts'
import { isSame } from './release-changes.ts'
import { findPreviousPage, type TwoReleases } from './renamed-cars.ts'
import type { CarChange, MatchedCars, NamedCar, StayedCar, StockChanges } from './stock-changes.ts'

/** Both pages of a car, parsed; null when they are the same file, or one is missing. */
function pagesOf(car: NamedCar, { old, live, moved }: TwoReleases) {
  const [earlier, current] = [`${old}${findPreviousPage(car, moved)}.html`, `${live}${car.page}.html`]
  const differs = car.page !== '' && existsSync(earlier) && existsSync(current) && !isSame(earlier, current)
  const read = (file: string) => (differs ? carOnPage(readFileSync(file, 'utf8')) : null)
  return { before: read(earlier), after: read(current) }
}

function changesOfCar({ before, after, ...car }: StayedCar, releases: TwoReleases): CarChange[] {
  const pages = pagesOf(car, releases)
  const changes = carChanges({ card: before, page: pages.before }, { card: after, page: pages.after })
  return changes.map((change) => ({ ...car, ...change }))
}

/** Delisted cars keep their page for a while: a new car that had a page in the previous release is available again. */
const isBack = ({ page }: NamedCar, old: string) => page !== '' && existsSync(`${old}${page}.html`)

/** Compares the cars of two releases. `becameOf` returns what is known of a car that is no longer on show. */
export function findCarOutcomes(
  { added, left, stayed }: MatchedCars,
  releases: TwoReleases,
  becameOf: (id: string) => string,
): StockChanges {
  const came = (car: NamedCar) => (isBack(car, releases.old) ? 'available again' : 'new')
  return {
    added: added.map(({ after, ...car }) => ({ ...car, what: came(car), before: '', after: after.text })),
    left: left.map(({ before, ...car }) => ({ ...car, what: becameOf(car.id), before: before.text, after: '' })),
    changed: stayed.flatMap((car) => changesOfCar(car, releases)).sort(compareByImportance),
  }
}
