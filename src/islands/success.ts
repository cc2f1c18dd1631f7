import { askedVisit } from '#stores/asked-visit.ts'
import { slotLabels } from '#stores/form/slot-labels.ts'
import { enquiredCar } from '#stores/success.ts'
import { categoryInQuery, isAboutCar, type SuccessWords } from '#view-models/shell/success-words.ts'

/** Reads the site's own words, which the page carries as data. */
function wordsOf(place: HTMLElement, category: string): SuccessWords | null {
  const all: Readonly<Record<string, SuccessWords>> = JSON.parse(place.dataset.words ?? '{}')
  return all[category] ?? null
}

function showFact(place: HTMLElement, name: string, text: string): void {
  const fact = place.querySelector<HTMLElement>(`[data-success-fact="${name}"]`)
  const value = fact?.querySelector('dd')
  if (!fact || !value || !text) return
  value.textContent = text
  fact.hidden = false
  fact.parentElement?.removeAttribute('hidden')
}

/** When and where, as this shopper asked for it. */
function showVisit(place: HTMLElement): void {
  const asked = askedVisit(new URLSearchParams(location.search).get('category') ?? '')
  if (!asked) return
  const { day, time } = slotLabels({ locale: document.documentElement.lang === 'en-US' ? 'en-US' : 'en-AU' })
  showFact(place, 'when', [asked.date && day(asked.date), asked.time && time(asked.time)].filter(Boolean).join(', '))
  showFact(place, 'where', asked.place)
}

function showCar(place: HTMLElement): void {
  const car = enquiredCar()
  const link = place.querySelector<HTMLAnchorElement>('[data-success-car]')
  const isAsked = new URLSearchParams(location.search).get('car_id') === car?.id
  if (!car || !link || !isAsked) return
  showFact(place, 'car', car.title)
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
  showVisit(place)
}

const place = document.querySelector<HTMLElement>('[data-success]')
if (place) speak(place)
