import { useEffect } from 'react'
import { withPage } from '#search/page-title.ts'

/** The tab and the history say which page of the list is on screen, as the prerendered pages do. */
export function usePageTitle(page: number): void {
  useEffect(() => {
    const heading = document.querySelector('.list-title')?.textContent ?? ''
    document.title = withPage(document.title, heading, page)
  }, [page])
}
