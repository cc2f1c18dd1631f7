import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Site } from '#tenants/site.ts'
import { shownAddress } from '../lib/shown-address.ts'
import { ifChanged, keepSnapshot, readKeptSnapshot } from './kept-snapshot.ts'
import { DealerRefused } from './refused.ts'
import { asSnapshot } from './stock-tables/as-snapshot.ts'

/** A snapshot as it was found. */
export interface SnapshotFile {
  readonly text: string
  /** When the file was written, or the server says it was; null when nobody knows. */
  readonly dated: Date | null
  /** What staff should know of a table that it was made from. */
  readonly told?: readonly string[]
}

type Encoding = Site['stock']['encoding']

const fetchTimeout = 60_000

/** A hundred times the stock of a large group: more is no stock, and would take the memory of the dealers beside it. */
export const mostBytes = 256 * 1024 * 1024

/** @throws when it is too large */
function assertFits(bytes: number, most: number): void {
  if (bytes > most) throw new Error(`it has more than ${Math.ceil(most / 1024 / 1024)} MB, which is the most`)
}

async function readText(file: string, encoding: Encoding): Promise<SnapshotFile> {
  const { size, mtime } = await stat(file)
  assertFits(size, mostBytes)
  return { text: new TextDecoder(encoding).decode(await readFile(file)), dated: mtime }
}

/** A body as text, read no further than it may be long, whatever its server said of its length. @throws when it is too large */
export async function bodyText(body: AsyncIterable<Uint8Array>, most: number, encoding?: Encoding): Promise<string> {
  const decoder = new TextDecoder(encoding)
  const parts: string[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    assertFits(bytes, most)
    parts.push(decoder.decode(chunk, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

/** When the server last changed what it sent, now or before, else when it answered. */
function dateOf({ headers }: Response, before: string | null = null): Date | null {
  const date = new Date(headers.get('last-modified') ?? before ?? headers.get('date') ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}

/** A feed that is asked every minute sends itself only when it has changed; `fetch` unpacks what comes packed. */
async function fetchText(url: string, encoding: Encoding, root: string): Promise<SnapshotFile> {
  const kept = readKeptSnapshot(root, url, encoding)
  const response = await fetch(url, { headers: ifChanged(kept), signal: AbortSignal.timeout(fetchTimeout) })
  if (kept && response.status === 304) return { text: kept.text, dated: dateOf(response, kept.modified) }
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  const text = response.body ? await bodyText(response.body, mostBytes, encoding) : ''
  const { headers } = response
  keepSnapshot(root, url, encoding, { etag: headers.get('etag'), modified: headers.get('last-modified'), text })
  return { text, dated: dateOf(response) }
}

/**
 * The dealer's stock snapshot: the file given instead, else the dealer's own file or address.
 * @throws DealerRefused when it cannot be had.
 */
export async function snapshotFile(site: Site, root: string, instead?: string): Promise<SnapshotFile> {
  const source = instead ?? site.stock.snapshot
  try {
    const { encoding } = site.stock
    const found = await (source.startsWith('https:')
      ? fetchText(source, encoding, root)
      : readText(resolve(root, source), encoding))
    return { ...found, ...asSnapshot(found.text, site.stock) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const todo = 'what is live stays; see stock.snapshot, or ask whoever makes the feed'
    throw new DealerRefused([`There is no stock snapshot to read at ${shownAddress(source)}: ${why}; ${todo}.`])
  }
}
