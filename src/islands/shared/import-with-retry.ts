/** How long to wait before each further try, in ms. */
const pauses = [500, 2000]

/** Where a browser says which file it could not have, e.g. `Failed to fetch dynamically imported module: https://…`. */
function addressIn(problem: unknown): string | null {
  const [address] = /https?:\/\/\S+\.js/.exec(String(problem)) ?? []
  return address && new URL(address).origin === location.origin ? address : null
}

/**
 * Loads a part of the scripts, or what they draw, trying again when it cannot be had. Many browsers remember a failed import for as long as
 * the page is open, so the last try asks under an address that was never asked for. @throws when no try succeeds
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
