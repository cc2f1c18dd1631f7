import type { CarSummary } from '#domain/car/summary.ts'

/**
 * Describes the save buttons of cars with the same title by the rest of their cards. Save buttons need scripts anyway,
 * so this is added in the browser and does not make the page larger.
 */
export function nameSaveButtons(cars: readonly CarSummary[]): void {
  for (const { title, subtitle, facts, href } of cars) {
    const heart = document.querySelector(`.list-cars article:has([href="${href}"]) save-car button`)
    const isAlike = cars.filter((car) => car.title === title).length > 1
    if (isAlike) heart?.setAttribute('aria-description', `${subtitle} ${facts.join(', ')}`)
    else heart?.removeAttribute('aria-description')
  }
}
