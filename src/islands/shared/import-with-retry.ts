/** Pause before each retry, in ms. */
const pauses = [500, 2000]

/**
 * The address in a browser's import error, e.g. `Failed to fetch dynamically imported module: https://…`; null for none
 * or another origin.
 */
function addressIn(problem: unknown): string | null {
  const [address] = /https?:\/\/\S+\.js/.exec(String(problem)) ?? []
  return address && new URL(address).origin === location.origin ? address : null
}

/**
 * Imports a module, or loads another file, with two retries. Many browsers cache a failed import while the page is
 * open, so the last try uses an address that was not requested before.
 * @throws the last error when no try succeeds
 */
export async function importWithRetry<Part>(
  load: () => Promise<Part>,
  wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
  importFrom = (address: string): Promise<Part> => import(/* @vite-ignore */ address),
): Promise<Part> {
  let problem: unknown
  for (const pause of [0, ...pauses]) {
    if (pause > 0) await wait(pause)
    const address = pause === pauses.at(-1) ? addressIn(problem) : null
    try {
      return await (address ? importFrom(`${address}?retry=${Date.now()}`) : load())
    } catch (error) {
      problem = error
    }
  }
  throw problem
}
