import { useEffect, useState } from 'react'
import { siteWords } from '#islands/shared/site-words.ts'
import type { SuggestedPage } from '#search/site-suggestions.ts'

/** The dealer's pages that match a query without cars: "finance", "opening hours". */
export function MatchingPages({ query }: { readonly query: string }) {
  const [pages, setPages] = useState<readonly SuggestedPage[]>([])
  useEffect(() => {
    let isCurrent = true
    void siteWords().then(({ pagesFor }) => isCurrent && setPages(query.trim() ? pagesFor(query) : []))
    return () => {
      isCurrent = false
    }
  }, [query])
  if (pages.length === 0) return null
  return (
    <section className="list-cars" aria-labelledby="asked-pages">
      <h2 id="asked-pages">On this site</h2>
      <ul className="broader-searches">
        {pages.map(({ name, href }) => (
          <li key={href}>
            <a className="button button--secondary" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
