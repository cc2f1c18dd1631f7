import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StockStatus, stockStatusPath } from '#api/stock-status.ts'
import { isRecord } from '#domain/data/record.ts'
import type { StatusNote } from './published.ts'
import { findOriginalKey } from './site-files.ts'

const statusKey = stockStatusPath.slice(1)

/** Whether a key is that of the stock status, or of a compressed copy of it. */
export const isStatusKey = (key: string): boolean => (findOriginalKey(key) ?? key) === statusKey

/** Stands in for an unreadable file, which the next stock check replaces. */
const nothingSaid: StockStatus = { checked: new Date(0).toISOString(), cars: {} }

function parsed(text: string): StockStatus {
  try {
    const status: unknown = JSON.parse(text)
    const isReadable = isRecord(status) && isRecord(status.cars) && !Number.isNaN(Date.parse(String(status.checked)))
    return isReadable ? (status as unknown as StockStatus) : nothingSaid
  } catch {
    return nothingSaid
  }
}

/** The stock status in a release; null when its pages do not use one. */
export function statusIn(folder: string): StockStatus | null {
  const file = join(folder, stockStatusPath)
  return existsSync(file) ? parsed(readFileSync(file, 'utf8')) : null
}

/** The journal's note of an uploaded status. */
export const createStatusNote = ({ checked, takenAt }: StockStatus): StatusNote => ({
  checked,
  takenAt: takenAt ?? null,
})

/**
 * Whether the host has a newer stock status than the release's folder: another machine has checked the stock of this
 * release since. An older status would offer sold cars.
 */
export function hasNewerStatus(host: StatusNote | undefined, own: StockStatus | null): host is StatusNote {
  return host !== undefined && own !== null && Date.parse(host.checked) > Date.parse(own.checked)
}
