import type { ClientDirective } from 'astro'
import idle from 'astro/client/idle.js'

const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** The shopper waits for content that is not prerendered (components/car/asked.js). */
const isAwaited = (): boolean => document.documentElement.dataset.asked !== undefined

/**
 * Records the last pressed button marked `data-waits`, to be pressed again after hydration. Toggle buttons must not be
 * marked. Returns the function that stops and returns it.
 */
function keptPress(island: HTMLElement): () => HTMLElement | null {
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[data-waits]') : null
  }
  island.addEventListener('click', keep)
  return () => {
    island.removeEventListener('click', keep)
    return pressed
  }
}

/** Hydrates when the browser is idle; at once when the shopper interacts with the island first, or waits for it. */
export const idleOrTouched: ClientDirective = (wake, options, island) => {
  let isBegun = false
  const begin = async () => {
    if (isBegun) return
    isBegun = true
    for (const touch of touches) island.removeEventListener(touch, begin)
    const hydrate = await wake()
    await hydrate()
    // React hydrates the pressed part first.
    takeUp()?.click()
  }
  const takeUp = keptPress(island)
  if (isAwaited()) return void begin()
  for (const touch of touches) island.addEventListener(touch, begin, { passive: true })
  idle(async () => begin, options, island)
}
