import { isRecord } from '#domain/data/record.ts'
import type { SearchFiles } from '#search/transport/files.ts'

/** Where a release says which files its search index lies in, so that a page need not be made again whenever a car changes. */
export const searchFilesPath = '/search-files.json'

/** Where the two files of a static search index lie. */
type IndexFiles = Pick<SearchFiles, 'search' | 'cards'>

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

function isSearchFiles(value: unknown): value is SearchFiles {
  if (!isRecord(value)) return false
  return typeof value.search === 'string' && typeof value.cards === 'string' && typeof value.size === 'number'
}

/** The files of the release that is live; null when it names none. @throws when it cannot be asked */
export async function fetchSearchFiles(): Promise<SearchFiles | null> {
  const files: unknown = JSON.parse(await textOf(searchFilesPath, 'no-cache'))
  return isSearchFiles(files) ? files : null
}

/**
 * The texts of the two files of the static search index; those of the current release where a tab is so old that its own
 * are gone. @throws when they cannot be had
 */
export async function fetchSearchIndex(files: IndexFiles): Promise<IndexFiles> {
  try {
    return await both(files)
  } catch (problem) {
    const current = problem instanceof Gone ? await fetchSearchFiles() : null
    if (!current || current.search === files.search) throw problem
    return both(current)
  }
}
