/** A row of pictures that scrolls horizontally and snaps to one at a time. */
export interface Strip {
  readonly count: () => number
  /** Index of the picture in view, from 0. */
  readonly index: () => number
  /** Scrolls a picture into view; an index past either end wraps around. */
  readonly show: (index: number, how?: 'calmly' | 'at once') => void
}

/** The index modulo `count`, also for negative ones. */
export function goRound(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}

/** The index that a key leads to, which may be out of range; null for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return index - 1
  if (key === 'ArrowRight') return index + 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Reads and scrolls a list whose items are all as wide as itself. */
export function stripOf(list: HTMLElement): Strip {
  const count = () => list.children.length
  const index = () => Math.min(count() - 1, Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
  const show: Strip['show'] = (wanted, how = 'calmly') => {
    const next = goRound(wanted, count())
    const isFar = Math.abs(next - index()) > 1
    const behavior = how === 'at once' || isFar || isCalm() ? 'instant' : 'smooth'
    list.scrollTo({ left: next * list.clientWidth, behavior })
  }
  return { count, index, show }
}

/** Moves a strip by arrow keys, Home and End pressed within an element, unless a child has handled the key. */
export function stepByKeys(element: HTMLElement, strip: Strip): void {
  element.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return
    const next = indexAfterKey(event.key, strip.index(), strip.count())
    if (next === null) return
    event.preventDefault()
    strip.show(next)
  })
}

/** Calls `changed` with the index of the picture in view after each change by swipe, key or button. */
export function watchStrip(list: HTMLElement, strip: Strip, changed: (index: number) => void): void {
  let last = strip.index()
  let isDue = false
  const look = () => {
    isDue = false
    const index = strip.index()
    if (index !== last) changed(index)
    last = index
  }
  list.addEventListener(
    'scroll',
    () => {
      if (!isDue) requestAnimationFrame(look)
      isDue = true
    },
    { passive: true },
  )
}
