import type { ClientDirective } from 'astro'
import idle from 'astro/client/idle.js'

const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** A shopper who came for more than what was prerendered (pages/search/asked.js.ts) waits for it. */
const isAwaited = (): boolean => document.documentElement.dataset.asked !== undefined

/** What was pressed last of the buttons that can wait for the script that answers them. None that goes back by a second press can. */
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

/** When the browser has nothing else to do; at once where a shopper turns to the island before, or waits for it. */
export const idleOrTouched: ClientDirective = (wake, options, island) => {
  let isBegun = false
  const begin = async () => {
    if (isBegun) return
    isBegun = true
    for (const touch of touches) island.removeEventListener(touch, begin)
    const hydrate = await wake()
    await hydrate()
    // React takes a press on what it has just been given, and draws that first.
    takeUp()?.click()
  }
  const takeUp = keptPress(island)
  if (isAwaited()) return void begin()
  for (const touch of touches) island.addEventListener(touch, begin, { passive: true })
  idle(async () => begin, options, island)
}
