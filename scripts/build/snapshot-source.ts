import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Site } from '#tenants/site.ts'
import { DealerRefused } from './refused.ts'

const fetchTimeout = 60_000

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeout) })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  return response.text()
}

/** An address without the parts that may hold a credential. */
function shown(source: string): string {
  return source.startsWith('https:') ? new URL(source).origin + new URL(source).pathname : source
}

/**
 * The text of the dealer's stock snapshot: the file given instead, else the dealer's own file or address.
 * @throws DealerRefused when it cannot be had.
 */
export async function snapshotText(site: Site, root: string, instead?: string): Promise<string> {
  const source = instead ?? site.stock.snapshot
  try {
    return await (source.startsWith('https:') ? fetchText(source) : readFile(resolve(root, source), 'utf8'))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new DealerRefused([`There is no stock snapshot at ${shown(source)}: ${why}`])
  }
}
