import { existsSync, readFileSync } from 'node:fs'
import { carChanges, compareByImportance } from './car-changes.ts'
import { carOnPage } from './car-on-page.ts'
import { isSame } from './release-changes.ts'
import { findPreviousPage, type TwoReleases } from './renamed-cars.ts'
import type { CarChange, MatchedCars, NamedCar, StayedCar, StockChanges } from './stock-changes.ts'

/** What both pages of a car say; null where they are the same file, and where one cannot be found. */
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

/** A car that left keeps its page for a while: one that is new, and had an address in the release before, is back. */
const isBack = ({ page }: NamedCar, old: string) => page !== '' && existsSync(`${old}${page}.html`)

/** What became of the cars of two releases. `becameOf` answers what is known of one that is on show no more. */
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
