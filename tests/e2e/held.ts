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
