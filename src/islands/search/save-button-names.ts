import type { CarSummary } from '#domain/car/summary.ts'

/**
 * Hearts are named after their cars, and a list may have several of one title: what their cards say besides describes those. Without
 * scripts there is no heart, so the list says it once it is awake, and its page weighs nothing more.
 */
export function nameSaveButtons(cars: readonly CarSummary[]): void {
  for (const { title, subtitle, facts, href } of cars) {
    const heart = document.querySelector(`.list-cars article:has([href="${href}"]) save-car button`)
    const isAlike = cars.filter((car) => car.title === title).length > 1
    if (isAlike) heart?.setAttribute('aria-description', `${subtitle} ${facts.join(', ')}`)
    else heart?.removeAttribute('aria-description')
  }
}
