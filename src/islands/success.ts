import { enquiredCar } from '#stores/success.ts'
import { categoryInQuery, isAboutCar, type SuccessWords } from '#view-models/shell/success-words.ts'

/** Reads the site's own words, which the page carries as data. */
function wordsOf(place: HTMLElement, category: string): SuccessWords | null {
  const all: Readonly<Record<string, SuccessWords>> = JSON.parse(place.dataset.words ?? '{}')
  return all[category] ?? null
}

function showCar(place: HTMLElement): void {
  const car = enquiredCar()
  const link = place.querySelector<HTMLAnchorElement>('[data-success-car]')
  const isAsked = new URLSearchParams(location.search).get('car_id') === car?.id
  if (!car || !link || !isAsked) return
  link.href = `/cars/${car.slug}`
  link.textContent = `Back to the ${car.title}`
  link.hidden = false
}

/** Says the words of the category that the address names, if it is one of those known, and names the car remembered. */
function speak(place: HTMLElement): void {
  const category = categoryInQuery(location.search)
  const words = category ? wordsOf(place, category) : null
  if (!words) return
  const title = place.querySelector('[data-success-title]')
  const text = place.querySelector('[data-success-text]')
  if (title) title.textContent = words.title
  if (text) text.textContent = words.text
  if (isAboutCar(category)) showCar(place)
}

const place = document.querySelector<HTMLElement>('[data-success]')
if (place) speak(place)
