import type { Page } from '@playwright/test'
import { all } from '../sites/html.ts'
import { htmlOf, listOf, siteUrl } from './sites.ts'

/** A car as its save button stores it. */
export interface Kept {
  readonly id: string
  readonly slug: string
  readonly make: string
  readonly model: string
  readonly title: string
  readonly price: string
}

/** Cars for sale on a dealer's first list, in the format of saved cars; read from the HTML without a browser. */
export function carsForSale(slug: string, count: number): readonly Kept[] {
  const cards = all(htmlOf(slug, listOf(slug)), 'article.car-card')
  const priced = cards.filter((card) => !('data-state' in card.attribs) && all(card, '', { 'data-price': 'price' })[0])
  const hearts = priced.flatMap((card) => all(card, 'save-car'))
  return hearts.slice(0, count).map(({ attribs }) => JSON.parse(attribs['data-car'] ?? ''))
}

/**
 * Writes cars to a site's storage of saved or recent cars, for the next page. Uses /robots.txt of the site, as it loads
 * faster than a page.
 */
export async function storeSavedCars(
  page: Page,
  slug: string,
  cars: readonly object[],
  name: 'saved' | 'recent-cars' = 'saved',
): Promise<void> {
  const [, prefix] = /<html[^>]* data-storage="([^"]+)"/.exec(htmlOf(slug)) ?? []
  await page.goto(siteUrl(slug, '/robots.txt'))
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `${prefix}:${name}`,
    JSON.stringify(cars),
  ] as const)
}
