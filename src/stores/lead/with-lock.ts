/**
 * Runs the work in one tab at a time, under a Web Lock of that name. Where the browser has no locks (plain http) or
 * forbids them together with its storage, the work runs without one.
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
