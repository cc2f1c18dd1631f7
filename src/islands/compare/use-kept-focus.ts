import { type RefObject, useEffect, useRef } from 'react'

/** The button that took a car out went with its column: the keyboard goes on from the next, or from the way to other cars. */
export function useKeptFocus(count: number): RefObject<HTMLDivElement | null> {
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
