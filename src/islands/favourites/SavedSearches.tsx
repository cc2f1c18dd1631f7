import { type ReactNode, useEffect, useState } from 'react'
import { fetchSearchBox } from '#api/search-box.ts'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import { createTransport, fewerWords } from '#islands/shared/open-transport.ts'
import { countNewCars } from '#search/saved-search.ts'
import { dropSearch, savedSearches } from '#stores/saved-searches.ts'

/**
 * The number of new cars in each search, from the search engine of the page's search box. Rejects when the search
 * fails.
 */
async function countNew(searches: readonly SavedSearch[]): Promise<readonly number[]> {
  if (searches.length === 0) return []
  const { host, stock } = await fetchSearchBox()
  const hasIndex = document.querySelector('form[data-own-index]') !== null
  const { ask } = createTransport({ host, hasIndex })
  return countNewCars(searches, { ask, fewerWords, stock, now: new Date() })
}

/**
 * Before a search and its button are removed, focuses the button of the next or previous one, or else the rest of the
 * garage.
 */
function focusBeside(button: HTMLElement): void {
  const line = button.closest('li')
  const beside = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button')
  const way = beside ?? document.querySelector<HTMLElement>('main .favourites :is(a, button)')
  way?.focus()
}

/** The searches saved on this device, each with its number of new cars since the last visit. */
export default function SavedSearches(): ReactNode {
  const [searches, setSearches] = useState(savedSearches)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  useEffect(() => {
    const all = savedSearches()
    countNew(all)
      .then((found) => setCounts(Object.fromEntries(all.map(({ href }, at) => [href, found[at] ?? 0]))))
      .catch(() => undefined)
  }, [])
  if (searches.length === 0) return null
  const remove = (href: string, button: HTMLElement) => {
    focusBeside(button)
    dropSearch(href)
    setSearches(savedSearches())
  }
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches">Saved searches</h2>
      <ul className="favourites">
        {searches.map(({ name, href }) => (
          <li key={href} className="favourites-head">
            <a href={href}>{name}</a>
            {counts[href] ? <strong>{counts[href]} new since your last visit</strong> : null}
            <button
              type="button"
              className="favourites-undo"
              onClick={({ currentTarget }) => remove(href, currentTarget)}
            >
              Remove<span className="visually-hidden"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
