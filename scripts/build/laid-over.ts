import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stockStatusPath } from '#api/stock-status.ts'
import { isRecord } from '#domain/data/record.ts'
import type { Release } from './release/live.ts'

/**
 * Whether anything was said of the cars of a release since it was built. The same stock again is news to it then: a sale fell
 * through, and the next release begins the day anew. So is a file that cannot be read.
 */
export function isLaidOver({ folder }: Pick<Release, 'folder'>): boolean {
  const file = join(folder, stockStatusPath)
  if (!existsSync(file)) return false
  try {
    const status: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return !isRecord(status) || !isRecord(status.cars) || Object.keys(status.cars).length > 0
  } catch {
    return true
  }
}
