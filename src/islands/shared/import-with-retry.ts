/** How long to wait before each further try, in ms. */
const pauses = [500, 2000]

/** Where a browser says which file it could not have, e.g. `Failed to fetch dynamically imported module: https://…`. */
function addressIn(problem: unknown): string | null {
  const [address] = /https?:\/\/\S+\.js/.exec(String(problem)) ?? []
  return address && new URL(address).origin === location.origin ? address : null
}

/**
 * Loads a part of the scripts, trying again when it cannot be had. Many browsers remember a failed import for as long as
 * the page is open, so the last try asks under another address. @throws when no try succeeds
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
      return await (address ? importFrom(`${address}?retry`) : load())
    } catch (error) {
      problem = error
    }
  }
  throw problem
}

const styled = new Map<string, Promise<void>>()

/** Puts a style sheet into the page, once; one that did not come is asked for anew. @throws when it cannot be had */
function addStyles(href: string): Promise<void> {
  const link = document.createElement('link')
  const coming =
    styled.get(href) ??
    new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve())
      link.addEventListener('error', () => {
        styled.delete(href)
        link.remove()
        reject(new Error(`${href} did not come.`))
      })
      link.rel = 'stylesheet'
      link.href = href
      document.head.append(link)
    })
  styled.set(href, coming)
  return coming
}

/** A part that brings its own styles, which the style sheet of all pages need not carry: both are there, or neither. @throws as above */
export async function importStyled<Part>(href: string, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([importWithRetry(load), importWithRetry(() => addStyles(href))])
  return part
}
