import { groupedDollars, readDollars } from '#domain/text/dollars.ts'
import { type AskedVisit, askedVisit } from '#stores/asked-visit.ts'
import { slotLabels } from '#stores/form/slot-labels.ts'
import { enquiredCar } from '#stores/success.ts'
import { categoryInQuery, isAboutCar, isAboutOwnCar } from '#view-models/shell/success-category.ts'
import type { SuccessWords } from '#view-models/shell/success-templates.ts'
import { successWords, type WordedSite } from '#view-models/shell/success-words.ts'
import { importWithRetry } from './shared/import-with-retry.ts'
import { parseEmbeddedData } from './shared/page-facts.ts'
import { pageLocale } from './shared/page-locale.ts'
import { put, showCar } from './success/show-car.ts'

/** The car of a form. If its card is shown, its name is not repeated elsewhere. */
interface NamedCar {
  readonly title: string
  readonly isShown: boolean
}
const noCar: NamedCar = { title: '', isShown: false }

const query = new URLSearchParams(location.search)

/** "25000" -> "$25,000"; text that is no amount stays as it is. */
const money = (text: string) => (readDollars(text) === null ? text : `$${groupedDollars(text)}`)

/** The requested day and time of a visit; empty for none. */
function whenOf({ date, time }: AskedVisit): string {
  const labels = slotLabels(pageLocale())
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

/**
 * Reserves two lines for the address, which is fetched later, below the location's name, and moves the open-now line
 * there.
 */
function keepRoom(place: HTMLElement): void {
  const where = place.querySelector('[data-success-fact="where"] dd')
  const line = () => {
    const room = element('p', '\u200b')
    room.className = 'small soft'
    room.dataset.successAddress = ''
    return room
  }
  where?.append(line(), line(), ...place.querySelectorAll('p:has(> [data-success-now])'))
}

/** Shows the calendar button for the requested day and makes the browse button secondary. */
function offerDay(place: HTMLElement): void {
  place.querySelector('[data-success-visit] button')?.removeAttribute('hidden')
  place.querySelector('[data-success-browse]')?.classList.add('button--secondary')
}

/**
 * Loads the location's number and hours, the calendar and similar cars. Without them the page shows the dealer's own,
 * and when and where.
 */
function loadWhatFollows(place: HTMLElement, asked: AskedVisit, car: string): void {
  const visit = place.querySelector<HTMLElement>('[data-success-visit]')
  const offer = (isOffered: boolean) => visit?.toggleAttribute('hidden', !isOffered)
  const hasDay = Boolean(asked.date && asked.zone)
  // Its space is reserved from the start.
  offer(hasDay || Boolean(asked.placeId))
  if (hasDay) offerDay(place)
  if (asked.placeId) keepRoom(place)
  const title = [query.get('category'), car].filter(Boolean).join(': ')
  importWithRetry(() => import('./success/visit-details.ts')).then(
    ({ atPlace }) => atPlace(place, asked, title),
    () => offer(false),
  )
}

/** The enquired car, if the address has its id; also shows the link back to it. */
function namedCar(place: HTMLElement): NamedCar {
  const car = enquiredCar()
  const link = place.querySelector<HTMLAnchorElement>('[data-success-car]')
  if (!car || !link || query.get('car_id') !== car.id) return noCar
  link.href = `/cars/${car.slug}`
  link.textContent = `Back to the ${car.title}`
  link.hidden = false
  return { title: car.title, isShown: showCar(place, car, link.href) }
}

/** Shows the data of the submitted form. */
function showAsked(place: HTMLElement, asked: AskedVisit | null, car: NamedCar): void {
  const own = asked?.car ?? ''
  const name = own || (car.isShown ? '' : car.title)
  const sums = { Price: money(asked?.price ?? ''), Deposit: money(asked?.deposit ?? '') }
  showFacts(place, {
    Car: name,
    Work: asked?.work ?? '',
    When: asked ? whenOf(asked) : '',
    Where: asked?.place ?? '',
    ...sums,
  })
  if (asked) loadWhatFollows(place, asked, own || car.title)
}

function sayWords(place: HTMLElement, { title, text, next, onDay }: SuccessWords, hasDay: boolean): void {
  put(place, 'success-title', title)
  put(place, 'success-text', text)
  const steps = hasDay && onDay ? [onDay, ...next.slice(1)] : next
  place.querySelector('[data-success-next]')?.replaceChildren(...steps.map((step) => element('li', step)))
}

/** Shows the text of the category in the address, if it is a known one, and names the remembered car. */
function speak(place: HTMLElement, site: WordedSite): void {
  const words = successWords(site)
  const category = categoryInQuery(location.search, words)
  if (!category) return
  // The apostrophe is the only character that browsers encode differently from the form.
  const asked = askedVisit(location.pathname + location.search.replaceAll('%27', "'"))
  sayWords(place, words[category], Boolean(asked?.date))
  showAsked(place, asked, isAboutCar(category) ? namedCar(place) : noCar)
  document.querySelector('[aria-labelledby="featured"]')?.toggleAttribute('hidden', isAboutOwnCar(category))
}

const place = document.querySelector<HTMLElement>('[data-sent]')
const site = parseEmbeddedData<WordedSite>(place?.dataset.sent)
if (place && site) speak(place, site)
// Style sheets keep the page hidden while it has this attribute.
if (place) delete place.dataset.sent
