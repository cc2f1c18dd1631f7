import * as v from 'valibot'
import { dropDriveSynonyms } from '#domain/car/drive.ts'
import { address, webAddress } from './address.ts'
import { answer, flag, isTaken } from './answer.ts'
import { coerced, listOf } from './coerce.ts'
import { longestFeature, mostCategories, mostDoors, mostFeatures, mostSeats } from './limits.ts'
import { listingMoment, moment } from './moment.ts'
import { count, decimal, dollars, fuelUse, kilowattHours, odometer, price, year } from './number.ts'
import { readLenders, readMarketPrices, readProcessor } from './offers.ts'
import type { Reading } from './reading.ts'
import { text, texts } from './text.ts'
import { correctBodySpelling } from './vocabulary.ts'

function body(raw: unknown): string | null {
  const said = text(raw)
  return said === null ? null : correctBodySpelling(said)
}

function drive(raw: unknown): string | null {
  const said = text(raw)
  return said === null ? null : dropDriveSynonyms(said)
}

/** A number with a unit, which comes from a shifted column: some new cars have their guarantee in place of a colour. */
const isMeasure = /^[\d.,]+ *(?:years?|yrs?|months?|days?|kms?|miles?|doors?|seats?|cyl\w*)$/i

function colour(raw: unknown): string | null {
  const said = text(raw)
  return said === null || isMeasure.test(said) ? null : said
}

/** A VIN as stamped: upper case, without blanks and hyphens; null when empty. */
function vin(raw: unknown): string | null {
  return (
    text(raw)
      ?.replace(/[\s-]+/g, '')
      .toUpperCase() || null
  )
}

/** An http(s) URL, or the path of a file the site has; else null. */
function link(raw: unknown, { hasFile }: Reading): string | null {
  const own = address(raw)
  return webAddress(raw) ?? (own !== null && hasFile(own) ? own : null)
}

/** Schema of the facts that are read independently of each other. */
export function carFacts(reading: Reading) {
  const { now, currency, unit } = reading
  return v.object({
    price: coerced((raw) => price(raw, currency)),
    before_price: coerced((raw) => price(raw, currency)),
    subscription_price: coerced((raw) => dollars(raw, currency)),
    price_type: coerced(text),
    preorder: coerced((raw) => flag(raw) ?? false),
    make: coerced((raw) => text(raw) ?? ''),
    model: coerced((raw) => text(raw) ?? ''),
    year: coerced((raw) => year(raw, now)),
    badge: coerced(text),
    series: coerced(text),
    stocknum: coerced(text),
    vin: coerced(vin),
    reserved: coerced(isTaken),
    reservable: coerced(answer),
    tag: coerced(text),
    categories: coerced((raw) => texts(raw).slice(0, mostCategories)),
    created_at: coerced((raw) => listingMoment(raw, now)),
    sold_date: coerced((raw) => listingMoment(raw, now)),
    custom_rank: coerced((raw) => decimal(raw) ?? 0),
    simple_fuel: coerced(text),
    simple_body: coerced(body),
    simple_transmission: coerced(text),
    simple_drive: coerced(drive),
    fuel: coerced(text),
    body: coerced(body),
    transmission: coerced(text),
    drive: coerced(drive),
    fuel_use: coerced((raw) => fuelUse(raw, unit)),
    range_km: coerced((raw) => odometer(raw, unit) || null),
    battery_kwh: coerced(kilowattHours),
    registered_until: coerced((raw) => moment(raw)?.slice(0, 10) ?? null),
    colour: coerced(colour),
    engine: coerced(text),
    seats: coerced((raw) => count(raw, mostSeats)),
    doors: coerced((raw) => count(raw, mostDoors)),
    features: coerced((raw) => texts(raw, longestFeature).slice(0, mostFeatures)),
    views: coerced(count),
    file: coerced((raw) => link(raw, reading)),
    dealership_slug: coerced(text),
    dealership_id: coerced(text),
    dealership_name: coerced(text),
    city: coerced(text),
    state: coerced(text),
    payment_processors: listOf(readProcessor),
    has_checkout_payment_processor: coerced(answer),
    autograb_data: coerced(readMarketPrices),
    finance_lenders: coerced(readLenders),
  })
}
