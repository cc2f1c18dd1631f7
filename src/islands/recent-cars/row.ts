import { fetchSavedCards, type SavedCards } from '#api/saved-cards.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { savedSummary } from '../favourites/saved-summary.ts'
import { carLine } from '../shared/car-line.ts'
import { createElement } from '../shared/create-element.ts'

/** Lines for cars that are still listed, with today's data, or as they were when viewed if the lookup failed. */
function linesOf(cars: readonly SavedCar[], found: SavedCards): readonly HTMLElement[] {
  const here = cars.filter(({ id }) => found.get(id) !== null)
  return here.map((car) => carLine(savedSummary(car, found.get(car.id))))
}

/** Waits until the end of the page is out of view, to avoid a visible layout shift. */
function whenUnseen(end: Element, then: () => void): void {
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return
    watch.disconnect()
    then()
  })
  watch.observe(end)
}

/** Shows the cars viewed before this one at the end of its page; nothing when none is still listed. */
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
