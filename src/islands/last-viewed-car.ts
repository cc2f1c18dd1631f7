import { noteLastViewedCar } from '#stores/last-viewed-car.ts'
import { readSavedCar } from '#stores/saved-car.ts'

/** Notes the car of this page, as its own heart names it: a dealer may have hearts on cards alone. */
function note(): void {
  const heart = document.querySelector<HTMLElement>('#car-actions save-car')
  const car = readSavedCar(JSON.parse(heart?.dataset.car ?? 'null'))
  if (!car) return
  noteLastViewedCar(car)
  // Whoever scrolls has looked at it; what that needs comes no sooner.
  const look = () =>
    void import('./recent-cars/look-at.ts').then(
      ({ lookAt }) => lookAt(car),
      () => undefined,
    )
  addEventListener('scroll', look, { once: true, passive: true })
}

note()
