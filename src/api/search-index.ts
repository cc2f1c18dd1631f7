import { isRecord } from '#domain/data/record.ts'
import type { SearchFiles } from '#search/transport/files.ts'

/** Path of the file that names a release's index files, so that pages need no rebuild on each change of stock. */
export const searchFilesPath = '/search-files.json'

/** The two files of a static search index: their addresses, or their texts. */
type IndexFiles = Pick<SearchFiles, 'search' | 'cards'>

/** Timeout without a received byte, in ms. A slow download may take longer in all. */
const longestSilence = 8000

/** A file that this site no longer has (404 or 410). */
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

/** One text file of this site. @throws when the request fails or stalls */
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

/** Retries once after a failure, bypassing the browser cache; not when the file is gone. */
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

/** The index files of the live release; null when it names none. @throws when the request fails */
export async function fetchSearchFiles(): Promise<SearchFiles | null> {
  const files: unknown = JSON.parse(await textOf(searchFilesPath, 'no-cache'))
  return isSearchFiles(files) ? files : null
}

/**
 * The texts of the two files of the static search index; those of the live release when the files of an old tab's
 * release are gone. @throws when the request fails
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
