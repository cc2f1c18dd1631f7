import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ListResults } from '#search/instantsearch/results.ts'
import { focusCars, restoreScrollPosition, saveScrollPosition } from './scroll-positions.ts'
import type { Session } from './session.ts'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Back and forward restore the position saved in a history entry; other cars start at the top of the list. The same
 * cars, fetched again for an opened filter, keep the position. It is also saved when the page is left for a car.
 */
export function useScrollRestoration(
  session: Session,
  answered: ListResults | null,
  page: number,
  top: RefObject<HTMLElement | null>,
): void {
  const shown = useRef({ answered, page })
  const isScrolled = useRef(false)
  useBrowserLayoutEffect(() => {
    const before = shown.current
    if (before.answered === answered) return
    shown.current = { answered, page }
    const position = session.scrollPositions.take()
    const isAbove = isScrolled.current && (top.current?.getBoundingClientRect().top ?? 0) < 0
    const isOtherPage = before.page !== page
    if (position !== null) restoreScrollPosition(position)
    else if (isOtherPage || (isAbove && before.answered?.hits !== answered?.hits))
      top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    // After a page change the focus moves to the cars, not to what follows them.
    if (isOtherPage) focusCars()
  })
  useEffect(() => {
    // Read here, where layout is up to date: reading it while cars render would force another layout.
    const note = () => {
      isScrolled.current = scrollY > 0
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    // Going back leaves an entry before any event, so its position is saved whenever scrolling ends.
    document.addEventListener('scrollend', saveScrollPosition)
    addEventListener('pagehide', saveScrollPosition)
    return () => {
      document.removeEventListener('scrollend', saveScrollPosition)
      removeEventListener('pagehide', saveScrollPosition)
    }
  }, [])
}
