import type { Page } from '@playwright/test'
import { throttle } from './browser.ts'
import { type Timing, timingOf } from './timing.ts'

/** Latency of typing into a search page, in ms. */
export interface Keystrokes {
  /** From the letter's input event to the last change of the list it caused. */
  readonly toDom: Timing
  /** From the key press to the next paint, by the browser's Event Timing API; in steps of 8. */
  readonly toPaint: Timing
  readonly letters: number
  /** Number of fetch and XHR requests while typing. */
  readonly requests: number
}

interface Watch {
  typed: number
  readonly dom: number[]
  readonly paint: number[]
}

/** Runs in the page: records input events, changes of the list, and the browser's event timing. */
function watchTyping(): void {
  const watch: Watch = { typed: 0, dom: [], paint: [] }
  Object.assign(window, { typingWatch: watch })
  addEventListener(
    'input',
    (event) => {
      watch.typed = event.timeStamp
      watch.dom.push(0)
    },
    true,
  )
  const list = document.querySelector('main')
  const onChange = () => {
    if (watch.dom.length > 0) watch.dom[watch.dom.length - 1] = performance.now() - watch.typed
  }
  if (list) new MutationObserver(onChange).observe(list, { subtree: true, childList: true, characterData: true })
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) if (entry.name === 'keydown') watch.paint.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Types words letter by letter into the search box of a hydrated list, with the CPU throttled by `rate`. */
export async function typeInto(page: Page, words: readonly string[], rate: number): Promise<Keystrokes> {
  const box = page.locator('.list-search input')
  await box.fill(words[0] ?? '')
  await page.waitForURL(/query=/)
  await box.fill('')
  await page.waitForURL((address) => !address.searchParams.has('query'))
  // Requests of the first search do not count.
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchTyping)
  let requests = 0
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) requests++
  })
  await throttle(page, rate)
  for (const word of words) {
    await box.fill('')
    await box.pressSequentially(word, { delay: 350 })
  }
  await throttle(page, 1)
  const { dom, paint } = await page.evaluate(() => (window as unknown as { typingWatch: Watch }).typingWatch)
  const letters = words.join('').length
  return { toDom: timingOf(dom.filter(Boolean)), toPaint: timingOf(paint), letters, requests }
}
