import type { ClientDirective } from 'astro'
import idle from 'astro/client/idle.js'

const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** A shopper who came for more than what was prerendered (pages/search/asked.js.ts) waits for it. */
const isAwaited = (): boolean => document.documentElement.dataset.asked !== undefined

/** When the browser has nothing else to do; at once where a shopper turns to the island before, or waits for it. */
export const idleOrTouched: ClientDirective = (wake, options, island) => {
  let isBegun = false
  const begin = async () => {
    if (isBegun) return
    isBegun = true
    for (const touch of touches) island.removeEventListener(touch, begin)
    const hydrate = await wake()
    await hydrate()
  }
  if (isAwaited()) return void begin()
  for (const touch of touches) island.addEventListener(touch, begin, { passive: true })
  idle(async () => begin, options, island)
}
