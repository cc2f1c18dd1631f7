import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stockStatusPath } from '#api/stock-status.ts'
import { isRecord } from '#domain/data/record.ts'
import type { Release } from './release/live.ts'

/**
 * Whether the daily status of a release names any cars. Then the same stock is still a change (a sale fell through,
 * say), and the next release starts with an empty status. True also for an unreadable file.
 */
export function hasDailyStatusCars({ folder }: Pick<Release, 'folder'>): boolean {
  const file = join(folder, stockStatusPath)
  if (!existsSync(file)) return false
  try {
    const status: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return !isRecord(status) || !isRecord(status.cars) || Object.keys(status.cars).length > 0
  } catch {
    return true
  }
}
