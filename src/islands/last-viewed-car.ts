import { noteLastViewedCar } from '#stores/last-viewed-car.ts'
import { readSavedCar } from '#stores/saved-car.ts'

/** Notes the car of this page, as its own heart names it. */
function note(): void {
  try {
    const heart = document.querySelector<HTMLElement>('main save-car')
    const car = readSavedCar(JSON.parse(heart?.dataset.car ?? 'null'))
    if (car) noteLastViewedCar(car)
  } catch {
    // A page without a readable car has nothing to note.
  }
}

note()
