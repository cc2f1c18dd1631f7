import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type CarHistory, noHistory } from '#stock/car-history.ts'
import { readCarHistory, writeCarHistory } from '#stock/car-history-file.ts'
import { writeDurably } from './release/durable.ts'
import type { DealerLock } from './release/lock.ts'
import { partialOf } from './release/paths.ts'

/** Beside the releases and not in one of them: after a rollback the next night still knows every day that was seen. */
function historyFile(out: string, slug: string): string {
  return join(out, slug, 'car-history.json')
}

const asideOf = (file: string) => file.replace(/\.json$/, '.unreadable.json')

/** What the nights before left behind. */
export interface HistoryBefore {
  readonly history: CarHistory
  readonly warnings: readonly string[]
}

const anew = 'days on show and prices of cars are counted from today'

/** What a file says, or nothing and a warning when it cannot be read; it stops no build. */
export function readHistoryFile(file: string): HistoryBefore {
  if (!existsSync(file)) return { history: noHistory, warnings: [] }
  const read = readCarHistory(readFileSync(file, 'utf8'))
  if ('history' in read) return { ...read, warnings: [] }
  const shown = relative(process.cwd(), file)
  const warning =
    `${shown} cannot be read (${read.unreadable}), so ${anew}. ` +
    `The file is kept as ${asideOf(shown)}: put a whole one in its place and build again.`
  return { history: noHistory, warnings: [warning] }
}

/** What the nights before left behind; a dealer that was built before should have something. */
export function historyBefore(out: string, slug: string, wasBuilt: boolean): HistoryBefore {
  const file = historyFile(out, slug)
  if (existsSync(file) || !wasBuilt) return readHistoryFile(file)
  const warning = `There is no ${relative(process.cwd(), file)}, though this dealer was built before, so ${anew}.`
  return { history: noHistory, warnings: [warning] }
}

/** Leaves what the nights saw to the next one; before the release goes live, as listings. An unreadable file is put aside. */
export function keepHistory(lock: DealerLock, history: CarHistory): void {
  const { out, slug, tag } = lock
  lock.assertHeld()
  const file = historyFile(out, slug)
  if (readHistoryFile(file).warnings.length > 0) renameSync(file, asideOf(file))
  writeDurably(file, partialOf(file, tag), writeCarHistory(history))
}
