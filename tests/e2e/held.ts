import type { Page, Route } from '@playwright/test'

/** Holds requests for an address until the returned function is called; then they continue, or get `answer`. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await answer(route)
  })
  return resolve
}

/** Blocked addresses: number of blocked requests, and a function that unblocks them. */
export interface Blocked {
  readonly requests: () => number
  readonly unblock: () => Promise<void>
}

/**
 * Blocks all requests for addresses (`*` matches anything). The browser itself blocks them: a Playwright route would
 * pass every request of the page through the test, and one pending during navigation may never get a response.
 */
export async function block(page: Page, ...addresses: string[]): Promise<Blocked> {
  let requests = 0
  const client = await page.context().newCDPSession(page)
  const refuse = async (urls: string[]): Promise<void> => void (await client.send('Network.setBlockedURLs', { urls }))
  await client.send('Network.enable')
  client.on('Network.loadingFailed', ({ blockedReason }) => {
    if (blockedReason === 'inspector') requests += 1
  })
  await refuse(addresses)
  return { requests: () => requests, unblock: () => refuse([]) }
}

/**
 * Aborts the first request for an address and lets all others through. Returns the number aborted so far. The route
 * stays: removing it after the first request, as Playwright's `times` does, can leave the next one without a response.
 */
export async function abortFirstRequest(page: Page, address: string | RegExp): Promise<() => number> {
  let lost = 0
  await page.route(address, (route) => {
    if (lost > 0) return route.fallback()
    lost += 1
    return route.abort()
  })
  return () => lost
}

/** Lengthens a page's timers of 500 ms or more a hundredfold, to tolerate late responses on a busy machine. */
export async function lengthenTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((work: () => void, ms = 0, ...more: unknown[]) =>
      setTimeout(work, ms < 500 ? ms : 100 * ms, ...more)) as typeof window.setTimeout
  })
}
