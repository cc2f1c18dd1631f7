import { useEffect } from 'react'
import { withPage } from '#search/page-title.ts'

/** Keeps the page of the list in the document title, as in prerendered pages. */
export function usePageTitle(page: number): void {
  useEffect(() => {
    const heading = document.querySelector('.list-title')?.textContent ?? ''
    document.title = withPage(document.title, heading, page)
  }, [page])
}
