import { categoryKey } from '#domain/lead/category-key.ts'

/**
 * The category named in a query string, or null when the page has no words for it. The query is only looked up and
 * never rendered.
 */
export function categoryInQuery<Known extends string>(
  search: string,
  words: Readonly<Record<Known, unknown>>,
): Known | null {
  const key = categoryKey(new URLSearchParams(search).get('category') ?? '')
  return Object.hasOwn(words, key) ? (key as Known) : null
}

/** Whether a category concerns the shopper's own car, so that cars for sale are no suggestion. */
export const isAboutOwnCar = (category: string | null): boolean =>
  category === 'service-booking' || category === 'parts-enquiry'

/** Whether a category can concern a single car, so that the remembered car may be named. */
export const isAboutCar = (category: string | null): boolean =>
  /-vehicle-enquiry$|^(?:test-drive-booking|finance-enquiry|trade-in-valuation)$/.test(category ?? '')
