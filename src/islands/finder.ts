import { parseEmbeddedData } from '#islands/shared/page-facts.ts'
import type { FinderData } from '#search/finder-data.ts'
import { PriceFinder } from './finder/price-finder.ts'

/** Hydrates the price finders of a page. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-finder]')) {
  const facts = parseEmbeddedData<FinderData>(form.dataset.finder, 'path', 'scale', 'locale', 'stock', 'source')
  if (facts) new PriceFinder(form, facts)
}
