import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { capital } from '#domain/text/capital.ts'
import { formatCount } from '#domain/text/count.ts'
import type { Site } from '#tenants/site.ts'
import { emptyStockText } from './empty-stock-text.ts'
import { driveVerb, wishTo } from './model-request-link.ts'
import { fromText, modelStock } from './model-text.ts'

/** Texts of the request page of a model. */
export interface RequestWords {
  readonly title: string
  /** What the form is for; null for the dealer's general text. */
  readonly intro: string | null
  /** Start of the message; empty when `isWaiting`, as the form then has fields for the wanted car. */
  readonly wish: string
  /** None is for sale today, so the form requests a notice when the next one comes. */
  readonly isWaiting: boolean
  /** Stock: "7 for sale", "From $42,990"; the price is empty when none is stated. */
  readonly here: { readonly label: string; readonly price: string }
}

/** A model, its cars on show, and whether test drives are booked with a date and time. */
interface Asked {
  readonly name: string
  readonly cars: readonly Car[]
  readonly isBooked: boolean
}

function hereOf(cars: readonly Car[], site: Site): RequestWords['here'] {
  const stock = modelStock(cars, site)
  const { count } = stock
  return {
    label: count > 0 ? `${formatCount(count, site.locale)} for sale` : 'None here today',
    price: fromText(stock),
  }
}

/** Texts of the page about a model: for a test drive, or for a notice when one comes. */
export function requestWords({ name, cars, isBooked }: Asked, site: Site): RequestWords {
  const forSale = cars.filter(isForSale)
  const here = hereOf(cars, site)
  if (forSale.length === 0) {
    const title = `Hear when the next ${name} comes`
    return { title, intro: emptyStockText(cars), wish: '', isWaiting: true, here }
  }
  const verb = driveVerb(forSale, site)
  const answer = site.contact.answer_time ?? 'by phone or e-mail'
  const booking = `Say when it suits you. We check that one is free then and answer ${answer}.`
  return {
    title: `${capital(verb)} the ${name}`,
    intro: isBooked ? booking : null,
    wish: wishTo(verb, `the ${name}`),
    isWaiting: false,
    here,
  }
}
