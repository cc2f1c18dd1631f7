import type { SearchResult } from '#search/transport/transport.ts'

/** Which hits of all that match are wanted, in either of Meilisearch's two forms. */
export interface HitWindow {
  readonly offset: number
  readonly limit: number
  /** What the answer says of it, by how many match. */
  readonly describe: (total: number) => Partial<SearchResult>
}

type Wish = number | null | undefined

const usualHits = 20

const whole = (value: Wish, usual: number) => Math.max(0, Math.floor(value ?? usual) || 0)

/** The hits that a query wants: by offset and limit, or by pages. None beyond the first `most` is ever given. */
export function windowOf(
  query: { readonly offset?: Wish; readonly limit?: Wish; readonly page?: Wish; readonly hitsPerPage?: Wish },
  most = Number.POSITIVE_INFINITY,
): HitWindow {
  const within = (offset: number, limit: number) => Math.max(0, Math.min(limit, most - offset))
  if (query.page == null && query.hitsPerPage == null) {
    const [offset, limit] = [whole(query.offset, 0), whole(query.limit, usualHits)]
    // As Meilisearch has it: only the form of pages stops counting where it stops giving.
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
