import { noteLastViewedCar } from '#stores/last-viewed-car.ts'
import { readSavedCar } from '#stores/saved-car.ts'

/** Records the car of this page from its own save button; other save buttons belong to cards. */
function note(): void {
  const heart = document.querySelector<HTMLElement>('#car-actions save-car')
  const car = readSavedCar(JSON.parse(heart?.dataset.car ?? 'null'))
  if (!car) return
  noteLastViewedCar(car)
  // Scrolling counts as viewing the car; the code for that is loaded only then.
  const look = () =>
    void import('./recent-cars/record-car-view.ts').then(
      ({ recordCarView }) => recordCarView(car),
      () => undefined,
    )
  addEventListener('scroll', look, { once: true, passive: true })
}

note()
