import * as v from 'valibot'
import { address, webAddress } from './address.ts'
import { answer, flag, isTaken } from './answer.ts'
import { fact, listOf } from './facts.ts'
import { longestFeature, mostCategories, mostDoors, mostFeatures, mostSeats } from './limits.ts'
import { listingMoment } from './moment.ts'
import { count, decimal, dollars, price, year } from './number.ts'
import { readLenders, readMarketPrices, readProcessor } from './offers.ts'
import type { Reading } from './reading.ts'
import { text, texts } from './text.ts'
import { bodyCalled } from './vocabulary.ts'

function body(raw: unknown): string | null {
  const said = text(raw)
  return said === null ? null : bodyCalled(said)
}

/** A link to somewhere else, or to a file the site has. */
function link(raw: unknown, { hasFile }: Reading): string | null {
  const own = address(raw)
  return webAddress(raw) ?? (own !== null && hasFile(own) ? own : null)
}

/** The facts that are read one by one, whatever the others say. */
export function carFacts(reading: Reading) {
  const { now, currency } = reading
  return v.object({
    price: fact((raw) => price(raw, currency)),
    before_price: fact((raw) => price(raw, currency)),
    subscription_price: fact((raw) => dollars(raw, currency)),
    price_type: fact(text),
    preorder: fact((raw) => flag(raw) ?? false),
    make: fact((raw) => text(raw) ?? ''),
    model: fact((raw) => text(raw) ?? ''),
    year: fact((raw) => year(raw, now)),
    badge: fact(text),
    series: fact(text),
    stocknum: fact(text),
    vin: fact(text),
    reserved: fact(isTaken),
    reservable: fact(answer),
    tag: fact(text),
    categories: fact((raw) => texts(raw).slice(0, mostCategories)),
    created_at: fact((raw) => listingMoment(raw, now)),
    sold_date: fact((raw) => listingMoment(raw, now)),
    custom_rank: fact((raw) => decimal(raw) ?? 0),
    simple_fuel: fact(text),
    simple_body: fact(body),
    simple_transmission: fact(text),
    simple_drive: fact(text),
    fuel: fact(text),
    body: fact(body),
    transmission: fact(text),
    drive: fact(text),
    colour: fact(text),
    engine: fact(text),
    seats: fact((raw) => count(raw, mostSeats)),
    doors: fact((raw) => count(raw, mostDoors)),
    features: fact((raw) => texts(raw, longestFeature).slice(0, mostFeatures)),
    views: fact(count),
    file: fact((raw) => link(raw, reading)),
    dealership_slug: fact(text),
    dealership_id: fact(text),
    dealership_name: fact(text),
    city: fact(text),
    state: fact(text),
    payment_processors: listOf(readProcessor),
    has_checkout_payment_processor: fact(answer),
    autograb_data: fact(readMarketPrices),
    finance_lenders: fact(readLenders),
  })
}
