import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A search key used in a dealer's pages, with its host and index. */
export interface PageKey {
  readonly host: string
  readonly index: string
  readonly key: string
}

/** The file that records that the search host confirmed a dealer's key as search-only; never in git. */
function proofFile(root: string, slug: string): string {
  return join(root, 'search-tokens', `${slug}.key.json`)
}

/** Digest of the key, stored instead of the key itself. */
function proofOf({ host, index, key }: PageKey): string {
  return hash('sha256', JSON.stringify([host, index, key]), 'hex')
}

/** Records for the build that the host confirmed this key as search-only. */
export function storeKeyProof(root: string, slug: string, key: PageKey): void {
  const file = proofFile(root, slug)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ search_only: proofOf(key) })}\n`, { mode: 0o600 })
}

/** Whether the host once confirmed this key as search-only. */
export function isSearchOnlyKey(root: string, slug: string, key: PageKey): boolean {
  const file = proofFile(root, slug)
  if (!existsSync(file)) return false
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof kept === 'object' && kept !== null && 'search_only' in kept && kept.search_only === proofOf(key)
  } catch {
    return false
  }
}
