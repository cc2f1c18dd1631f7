import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StockStatus, stockStatusPath } from '#api/stock-status.ts'
import { isRecord } from '#domain/data/record.ts'
import type { DayNote } from './published.ts'
import { besideWhat } from './site-files.ts'

const statusKey = stockStatusPath.slice(1)

/** Whether a key is that of what the day brought, or of a coded copy beside it. */
export const isDayStatus = (key: string): boolean => (besideWhat(key) ?? key) === statusKey

/** A file that nobody can read says nothing of any day: the next look at the stock puts another in its place. */
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

/** What a release's own file says of the day; null where its pages do not ask. */
export function statusIn(folder: string): StockStatus | null {
  const file = join(folder, stockStatusPath)
  return existsSync(file) ? parsed(readFileSync(file, 'utf8')) : null
}

/** What is noted at the host of a status that it gets. */
export const dayNoteOf = ({ checked, takenAt }: StockStatus): DayNote => ({ checked, takenAt: takenAt ?? null })

/**
 * Whether the host knows more of the day than a release's own folder does: another machine has looked at the stock since, for the
 * same release. An older status would offer what was sold.
 */
export function knowsMore(host: DayNote | undefined, own: StockStatus | null): host is DayNote {
  return host !== undefined && own !== null && Date.parse(host.checked) > Date.parse(own.checked)
}
