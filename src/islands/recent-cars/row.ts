import { fetchSavedCards, type SavedCards } from '#api/saved-cards.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { savedSummary } from '../favourites/saved-summary.ts'
import { carLine } from '../shared/car-line.ts'
import { createElement } from '../shared/create-element.ts'

/** Cars that are still on show, as they stand today; where nobody could be asked, as they were when they were looked at. */
function linesOf(cars: readonly SavedCar[], found: SavedCards): readonly HTMLElement[] {
  const here = cars.filter(({ id }) => found.get(id) !== null)
  return here.map((car) => carLine(savedSummary(car, found.get(car.id))))
}

/** Waits until the end of the page is out of sight, so that nothing moves under anybody's eyes. */
function whenUnseen(end: Element, then: () => void): void {
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return
    watch.disconnect()
    then()
  })
  watch.observe(end)
}

/** The cars a shopper looked at before this one, at the end of its page; nothing where none of them is left. */
export async function showRecentCars(cars: readonly SavedCar[]): Promise<void> {
  const [page, end] = [document.querySelector('main > .container'), document.querySelector('body > footer')]
  const lines = linesOf(cars, await fetchSavedCards(cars.map(({ id }) => id)))
  if (!page || !end || lines.length === 0) return
  const title = createElement('h2', { id: 'recent-cars' }, 'Recently viewed')
  const row = createElement(
    'section',
    { class: 'section recent-cars stack no-print', 'aria-labelledby': 'recent-cars' },
    title,
    createElement('ul', {}, ...lines),
  )
  whenUnseen(end, () => page.append(row))
}
