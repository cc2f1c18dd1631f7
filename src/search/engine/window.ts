import type { SearchResult } from '#search/transport/transport.ts'

/** The requested slice of matching hits, in either of Meilisearch's two forms. */
export interface HitWindow {
  readonly offset: number
  readonly limit: number
  /** The pagination fields of the response, by total number of matches. */
  readonly describe: (total: number) => Partial<SearchResult>
}

type Wish = number | null | undefined

const usualHits = 20

const whole = (value: Wish, usual: number) => Math.max(0, Math.floor(value ?? usual) || 0)

/** The slice a query requests, by offset and limit or by page. Never beyond the first `most` hits. */
export function windowOf(
  query: { readonly offset?: Wish; readonly limit?: Wish; readonly page?: Wish; readonly hitsPerPage?: Wish },
  most = Number.POSITIVE_INFINITY,
): HitWindow {
  const within = (offset: number, limit: number) => Math.max(0, Math.min(limit, most - offset))
  if (query.page == null && query.hitsPerPage == null) {
    const [offset, limit] = [whole(query.offset, 0), whole(query.limit, usualHits)]
    // As in Meilisearch: only the page form caps its total at `most`.
    const describe = (estimatedTotalHits: number) => ({ offset, limit, estimatedTotalHits })
    return { offset, limit: within(offset, limit), describe }
  }
  const [page, hitsPerPage] = [whole(query.page, 1), whole(query.hitsPerPage, usualHits)]
  const offset = Math.max(0, page - 1) * hitsPerPage
  const pagesOf = (totalHits: number) => (hitsPerPage === 0 ? 0 : Math.ceil(totalHits / hitsPerPage))
  return {
    offset,
    limit: page === 0 ? 0 : within(offset, hitsPerPage),
    describe: (found) => {
      const totalHits = Math.min(found, most)
      return { page, hitsPerPage, totalHits, totalPages: pagesOf(totalHits) }
    },
  }
}
