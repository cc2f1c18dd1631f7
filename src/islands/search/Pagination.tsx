import { usePagination } from 'react-instantsearch'
import { Icon } from '#components/icon/Icon.tsx'
import { pagePath, writeLocation } from '#search/page-path.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { farLinks, pageLinks } from './page-links.ts'
import { isPlainClick } from './use-list-links.ts'

export interface PaginationProps {
  readonly listPath: string
  readonly state: SearchState
}

/** The address of a page: the prerendered one while nothing is chosen, so that it works without scripts. */
function hrefOf(listPath: string, state: SearchState, page: number): string {
  const isPlain = writeSearch({ ...state, page: 0 }) === ''
  return isPlain ? pagePath(listPath, page) : writeLocation(listPath, { ...state, page })
}

/** Links to the other pages of a list. */
export function Pagination({ listPath, state }: PaginationProps) {
  const { currentRefinement: page, nbPages: pages, refine } = usePagination()
  if (pages < 2) return null
  const link = (number: number) => ({
    href: hrefOf(listPath, state, number),
    onClick: (event: React.MouseEvent) => {
      if (!isPlainClick(event.nativeEvent)) return
      event.preventDefault()
      refine(number)
    },
  })
  const numbers = pageLinks(page, pages)
  const far = farLinks(numbers, page, pages)
  return (
    <nav className="pages" aria-label="Pages">
      {page > 0 ? (
        <a className="page-step" rel="prev" {...link(page - 1)}>
          <Icon name="previous" /> <span>Previous</span>
        </a>
      ) : (
        <span />
      )}
      <ol className="page-numbers">
        {numbers.map((number, at) => (
          <li key={number ?? `gap ${at}`} data-far={far[at] || undefined}>
            {number === null ? (
              <span className="page-gap">…</span>
            ) : (
              <a className="page-number" aria-current={number === page ? 'page' : undefined} {...link(number)}>
                <span className="visually-hidden">Page </span>
                {number + 1}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages - 1 ? (
        <a className="page-step" rel="next" {...link(page + 1)}>
          <span>Next</span> <Icon name="next" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
