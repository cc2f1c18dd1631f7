/**
 * Runs the work in one tab at a time, where the browser has locks. Where it has none, or forbids them together with its
 * storage, the work runs all the same.
 */
export async function alone<T>(
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
