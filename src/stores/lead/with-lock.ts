/**
 * Runs the work in one tab at a time, by a Web Lock of that name. Where a browser has no locks (http without a certificate),
 * or forbids them together with its storage, the work runs all the same.
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  browser: Partial<Navigator> = navigator,
): Promise<T> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  if (!browser.locks) return begin()
  try {
    return await browser.locks.request(name, begin)
  } catch (error) {
    if (hasBegun) throw error
    return begin()
  }
}
