/** Where the two files of a static search index lie. */
interface IndexFiles {
  readonly search: string
  readonly cards: string
}

/** After so long without a byte none is expected any more, in ms. A slow phone may take longer, as long as something comes. */
const longestSilence = 8000

/** A file that this site no longer has. */
class Gone extends Error {}

async function readAll({ body }: Response, heard: () => void): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    heard()
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

/** One text file of this site. @throws when it cannot be had, or falls silent on its way */
async function textOf(address: string, cache: RequestCache = 'default'): Promise<string> {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => control.abort(new Error(`${address} fell silent.`)), longestSilence)
  }
  heard()
  try {
    const response = await fetch(address, { signal: control.signal, cache })
    if (response.status === 404 || response.status === 410) throw new Gone(`${address} is gone.`)
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
    return await readAll(response, heard)
  } finally {
    clearTimeout(timer)
  }
}

/** Once more after a failure, past whatever the browser has kept of it; what is gone stays gone. */
const textWithRetry = (address: string): Promise<string> =>
  textOf(address).catch((problem: unknown) => {
    if (problem instanceof Gone) throw problem
    return textOf(address, 'reload')
  })

async function both(files: IndexFiles): Promise<IndexFiles> {
  const [search, cards] = await Promise.all([textWithRetry(files.search), textWithRetry(files.cards)])
  return { search, cards }
}

/** The files that today's pages name: every page says it on its search box. */
async function currentFiles(): Promise<IndexFiles | null> {
  const page = await textOf('/', 'no-cache')
  const [, search, cards] = /data-search-url="([^"]+)" data-cards-url="([^"]+)"/.exec(page) ?? []
  return search && cards ? { search, cards } : null
}

/**
 * The texts of the two files of the static search index; those of the current release where a tab is so old that its own
 * are gone. @throws when they cannot be had
 */
export async function fetchSearchIndex(files: IndexFiles): Promise<IndexFiles> {
  try {
    return await both(files)
  } catch (problem) {
    const current = problem instanceof Gone ? await currentFiles() : null
    if (!current || current.search === files.search) throw problem
    return both(current)
  }
}
