import { groupedDollars, readDollars } from '#domain/text/dollars.ts'
import { type AskedVisit, askedVisit } from '#stores/asked-visit.ts'
import { slotLabels } from '#stores/form/slot-labels.ts'
import { enquiredCar } from '#stores/success.ts'
import { categoryInQuery, isAboutCar } from '#view-models/shell/success-category.ts'
import type { SuccessWords } from '#view-models/shell/success-words.ts'
import { importWithRetry } from './shared/import-with-retry.ts'

const query = new URLSearchParams(location.search)

/** What the page carries as data. */
const carried = <T>(text: string | undefined): Readonly<Record<string, T>> => JSON.parse(text ?? '{}')

/** "25000" as somebody typed it reads as "$25,000". */
const money = (text: string) => (readDollars(text) === null ? text : `$${groupedDollars(text)}`)

/** When a visit was asked for. */
function whenOf({ date, time }: AskedVisit): string {
  const labels = slotLabels({ locale: document.documentElement.lang === 'en-US' ? 'en-US' : 'en-AU' })
  return [date && labels.day(date), time && labels.time(time)].filter(Boolean).join(', ')
}

const element = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text })

function showFacts(place: HTMLElement, facts: Readonly<Record<string, string>>): void {
  const list = place.querySelector<HTMLElement>('[data-success-facts]')
  for (const [name, text] of Object.entries(facts)) {
    if (!list || !text) continue
    const row = document.createElement('div')
    row.dataset.successFact = name.toLowerCase()
    row.append(element('dt', name), element('dd', text))
    list.append(row)
    list.hidden = false
  }
}

/** The rules of calendars come for a visit alone; without them the page says when and where. */
function offerVisit(place: HTMLElement, asked: AskedVisit, car: string): void {
  const box = place.querySelector<HTMLElement>('[data-success-visit]')
  if (!box || !asked.date || !asked.zone) return
  const title = [query.get('category'), car].filter(Boolean).join(': ')
  const way = carried<string>(place.dataset.places)[asked.placeId]
  importWithRetry(() => import('./success/visit-ways.ts')).then(
    ({ offerVisit }) => offerVisit(box, { ...asked, title }, way),
    () => undefined,
  )
}

/** The car enquired about, if the address says that it was this one; the way back leads to it. */
function namedCar(place: HTMLElement): string {
  const car = enquiredCar()
  const link = place.querySelector<HTMLAnchorElement>('[data-success-car]')
  if (!car || !link || query.get('car_id') !== car.id) return ''
  link.href = `/cars/${car.slug}`
  link.textContent = `Back to the ${car.title}`
  link.hidden = false
  return car.title
}

/** What this shopper's form said. */
function showAsked(place: HTMLElement, car: string): void {
  // Of the signs in an address, browsers write this one alone otherwise than the form did.
  const asked = askedVisit(location.pathname + location.search.replaceAll('%27', "'"))
  const name = asked?.car || car
  const sums = { Price: money(asked?.price ?? ''), Deposit: money(asked?.deposit ?? '') }
  showFacts(place, { Car: name, When: asked ? whenOf(asked) : '', Where: asked?.place ?? '', ...sums })
  if (asked) offerVisit(place, asked, name)
}

function sayWords(place: HTMLElement, { title, text, next }: Partial<SuccessWords>): void {
  for (const [name, said] of Object.entries({ title, text })) {
    const part = place.querySelector(`[data-success-${name}]`)
    if (part && said) part.textContent = said
  }
  if (next) place.querySelector('[data-success-next]')?.replaceChildren(...next.map((step) => element('li', step)))
}

/** Says the words of the category that the address names, if it is one of those known, and names the car remembered. */
function speak(place: HTMLElement): void {
  const words = carried<Partial<SuccessWords>>(place.dataset.words)
  const category = categoryInQuery(location.search, words)
  if (!category) return
  sayWords(place, words[category] ?? {})
  showAsked(place, isAboutCar(category) ? namedCar(place) : '')
}

const place = document.querySelector<HTMLElement>('[data-words]')
if (place) speak(place)
