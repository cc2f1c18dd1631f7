import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { capital } from '#domain/text/capital.ts'
import { formatCount } from '#domain/text/count.ts'
import type { Site } from '#tenants/site.ts'
import { driveVerb, wishTo } from './model-ask.ts'
import { fromText, modelStock } from './model-text.ts'
import { noneText } from './none-text.ts'

/** What the page about asking for a model says. */
export interface RequestWords {
  readonly title: string
  /** What the form is for; the general line of the dealer where it is null. */
  readonly intro: string | null
  /** How the message begins; empty where the shopper waits, who says which one in fields of their own. */
  readonly wish: string
  /** None can be bought today: all there is to say is where word of the next one goes. */
  readonly isWaiting: boolean
  /** "7 for sale", "From $42,990": what of it is here; the price is empty where none is stated. */
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
    return { title, intro: noneText(cars), wish: '', isWaiting: true, here }
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
