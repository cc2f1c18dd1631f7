import { categoryKey } from '#domain/lead/category-key.ts'

/** The category an address asks for, if the page has words for it, or null: the query is never shown, only looked up. */
export function categoryInQuery<Known extends string>(
  search: string,
  words: Readonly<Record<Known, unknown>>,
): Known | null {
  const key = categoryKey(new URLSearchParams(search).get('category') ?? '')
  return Object.hasOwn(words, key) ? (key as Known) : null
}

/** Whether a category is about a car the shopper has already: no car for sale answers that. */
export const isAboutOwnCar = (category: string | null): boolean =>
  category === 'service-booking' || category === 'parts-enquiry'

/** Whether a category may speak of one car, so that the car remembered may be named. */
export const isAboutCar = (category: string | null): boolean =>
  /-vehicle-enquiry$|^(?:test-drive-booking|finance-enquiry|trade-in-valuation)$/.test(category ?? '')
