import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CarHistory, noHistory } from '#stock/car-history.ts'
import { readCarHistory, writeCarHistory } from '#stock/car-history-file.ts'
import { formatLocalPath } from '../lib/format-local-path.ts'
import type { DealerLock } from './release/lock.ts'
import { readStateFile, type StateFileKind, writeStateFile } from './state-file.ts'

function historyFile(out: string, slug: string): string {
  return join(out, slug, 'car-history.json')
}

/** Car history left by earlier builds. */
export interface PreviousHistory {
  readonly history: CarHistory
  readonly warnings: readonly string[]
}

const kind: StateFileKind<CarHistory> = {
  read: readCarHistory,
  nothing: noHistory,
  lost: 'days on show and prices of cars are counted from today',
}

/** The history in a file, or an empty one with a warning when it cannot be read; this stops no build. */
export function readHistoryFile(file: string): PreviousHistory {
  const { content: history, warnings } = readStateFile(file, kind)
  return { history, warnings }
}

/** Car history left by earlier builds. Warns when a dealer that was built before (`wasBuilt`) has no file. */
export function loadPreviousHistory(out: string, slug: string, wasBuilt: boolean): PreviousHistory {
  const file = historyFile(out, slug)
  if (existsSync(file) || !wasBuilt) return readHistoryFile(file)
  const warning = `There is no ${formatLocalPath(file)}, though this dealer was built before, so ${kind.lost}.`
  return { history: noHistory, warnings: [warning] }
}

/** Stores the history for the next build. Call it before the release goes live, as storeListings. */
export function storeCarHistory(lock: DealerLock, history: CarHistory): void {
  writeStateFile(lock, historyFile(lock.out, lock.slug), kind, writeCarHistory(history))
}
