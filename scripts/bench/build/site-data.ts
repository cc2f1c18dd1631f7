import * as v from 'valibot'
import type { Answers } from '../../dealer-new/answers.ts'
import { type CarFacts, type CarOfSite, carsOfSite } from './car-data.ts'
import { choicesOf, type ListPage, listsOf } from './lists.ts'

/** A dealer's data for other generators, with everything precomputed (similar cars, lists, counts). */
export interface SiteData {
  readonly site: Readonly<Record<string, unknown>>
  readonly cars: readonly CarOfSite[]
  readonly lists: readonly ListPage[]
}

const featured = 12
const hours = { monday_to_friday: ['08:30', '17:30'], saturday: ['09:00', '15:00'], sunday: null }

const fieldAt = (_: unknown, at: number) => ({ name: `field_${at + 1}`, label: `Field ${at + 1}`, complete: 'off' })

/** `fields`: number of form fields per page, which brings car pages to the weight of ours. */
export function siteData(dealer: Answers, stock: readonly CarFacts[], fields: number): SiteData {
  const cars = carsOfSite(stock, `${dealer.city}, ${dealer.state}`)
  const site = {
    ...dealer,
    strapline: 'Cars, honestly sold.',
    hours,
    types: choicesOf(cars, (car) => car.condition),
    bodies: choicesOf(cars, (car) => car.simple_body),
    makes: choicesOf(cars, (car) => car.make),
    featured: cars.slice(0, featured).map((car) => car.address),
    fields: Array.from({ length: fields }, fieldAt),
  }
  return { site, cars, lists: listsOf(cars) }
}

const snapshot = v.object({ cars: v.array(v.unknown()) })

/** The cars in a snapshot’s JSON. @throws when it has none */
export function carsIn(text: string): readonly unknown[] {
  return v.parse(v.pipe(v.string(), v.parseJson(), snapshot), text).cars
}
