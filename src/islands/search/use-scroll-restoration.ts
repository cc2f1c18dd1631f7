import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Answered } from '#search/instantsearch/results.ts'
import { focusCars, restoreScrollPosition, saveScrollPosition } from './scroll-positions.ts'
import type { Session } from './session.ts'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Keeps the shopper's position: back and forward return to where an entry was left, and other cars begin at the top of the
 * list; the same cars, asked for again by a filter that opened, stay where they are. ScrollPositions are also kept when the shopper leaves for a car.
 */
export function useScrollRestoration(
  session: Session,
  answered: Answered | null,
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
    // Whoever pressed "Next" goes on with the first car, not with what stands behind the last.
    if (isOtherPage) focusCars()
  })
  useEffect(() => {
    // Asked here, where the layout is known anyway: asking while cars are drawn would cost a layout of its own.
    const note = () => {
      isScrolled.current = scrollY > 0
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    // Going back leaves an entry before anybody hears of it, so its position is noted as soon as the page comes to rest.
    document.addEventListener('scrollend', saveScrollPosition)
    addEventListener('pagehide', saveScrollPosition)
    return () => {
      document.removeEventListener('scrollend', saveScrollPosition)
      removeEventListener('pagehide', saveScrollPosition)
    }
  }, [])
}
