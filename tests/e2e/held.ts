import type { Page, Route } from '@playwright/test'

/** Holds back what is asked for at an address until the answer of this is called; then it goes on, or is answered as said. */
export async function holdBack(
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

/** Addresses that a page cannot have: how many of its requests were refused, and the way to let them through again. */
export interface Blocked {
  readonly requests: () => number
  readonly unblock: () => Promise<void>
}

/**
 * Refuses every request for addresses (`*` stands for anything). The browser refuses them itself: a route would hold each request of
 * the page until the test lets it go on, and one that is held while the page is left may never get its answer.
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
 * Loses the first request for an address and lets all others through; the answer says how many were lost. A route that is taken away
 * after its turn, as Playwright's `times` does it, can leave the next request without any answer, since it is on its way by then.
 */
export async function loseFirst(page: Page, address: string | RegExp): Promise<() => number> {
  let lost = 0
  await page.route(address, (route) => {
    if (lost > 0) return route.fallback()
    lost += 1
    return route.abort()
  })
  return () => lost
}

/** Makes the waits of a page long that are half a second or more: what answers late on a busy machine is waited for as well. */
export async function waitLong(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((work: () => void, ms = 0, ...more: unknown[]) =>
      setTimeout(work, ms < 500 ? ms : 100 * ms, ...more)) as typeof window.setTimeout
  })
}
