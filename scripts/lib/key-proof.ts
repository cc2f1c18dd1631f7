import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A key of a dealer's pages, and the host and index it is for. */
export interface PageKey {
  readonly host: string
  readonly index: string
  readonly key: string
}

/** Where it is kept that a search host called a dealer's key search-only; never in git. */
function proofFile(root: string, slug: string): string {
  return join(root, 'search-tokens', `${slug}.key.json`)
}

/** What stands in for the key, which itself is not kept. */
function proofOf({ host, index, key }: PageKey): string {
  return hash('sha256', JSON.stringify([host, index, key]), 'hex')
}

/** Keeps for the build that the host was asked, and said that this key may only search. */
export function keepProof(root: string, slug: string, key: PageKey): void {
  const file = proofFile(root, slug)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ search_only: proofOf(key) })}\n`, { mode: 0o600 })
}

/** Whether the host once said that this key may only search. */
export function isProved(root: string, slug: string, key: PageKey): boolean {
  const file = proofFile(root, slug)
  if (!existsSync(file)) return false
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof kept === 'object' && kept !== null && 'search_only' in kept && kept.search_only === proofOf(key)
  } catch {
    return false
  }
}
