import { readFinder } from '#search/finder-data.ts'
import { PriceFinder } from './finder/price-finder.ts'

/** The price finders of a page. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-finder]')) {
  const facts = readFinder(form.dataset.finder)
  if (facts) new PriceFinder(form, facts)
}
