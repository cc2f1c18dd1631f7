/** A row of pictures that scrolls sideways and snaps to one at a time. */
export interface Strip {
  readonly count: () => number
  /** The picture in view, from 0. */
  readonly index: () => number
  /** Brings a picture into view; past either end it goes on at the other. */
  readonly show: (index: number, how?: 'calmly' | 'at once') => void
}

/** The index that lies within a row of `count`, going round at the ends. */
export function goRound(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}

/** Where a key leads from a picture, or null when the key is not ours. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return index - 1
  if (key === 'ArrowRight') return index + 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Reads and moves a scrolling list whose items are all as wide as itself. */
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

/** Moves a strip by the keys pressed inside an element: arrows, Home and End. What stands in it may take a key for itself. */
export function stepByKeys(element: HTMLElement, strip: Strip): void {
  element.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return
    const next = indexAfterKey(event.key, strip.index(), strip.count())
    if (next === null) return
    event.preventDefault()
    strip.show(next)
  })
}

/** Calls back with the picture in view whenever it changes by a swipe, a key or a button. */
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
