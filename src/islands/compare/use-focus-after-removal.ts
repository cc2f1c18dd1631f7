import { type RefObject, useEffect, useRef } from 'react'

/** When a focused remove button is removed with its column, focuses the next one, or the link to other cars. */
export function useFocusAfterRemoval(count: number): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      page.current
        ?.querySelector<HTMLElement>('.compare-scroll button, .favourites-empty a')
        ?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return page
}
