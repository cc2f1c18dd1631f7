import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { PlainError } from '../../lib/plain-error.ts'
import { shownPath } from '../../lib/shown-path.ts'

/** What SQLite says of a file that another process has locked. */
const busy = 5

/** Locks a file that holds nothing else, until it is let go of or this process ends, however it ends; null where another has it. */
function locked(file: string): (() => void) | null {
  // The system says better than SQLite why a file cannot be made.
  closeSync(openSync(file, 'a', 0o600))
  const lock = new DatabaseSync(file)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { readonly errcode?: number }).errcode === busy) return null
    throw error
  }
}

/**
 * Keeps the leads of a file to this process, as another would send once more what this one has on its way. Who reads and exports
 * them may do so beside it. Answers what lets go of them.
 * @throws PlainError where another process still has them after a while
 */
export async function holdFile(file: string, patienceMs: number): Promise<() => void> {
  const last = Date.now() + patienceMs
  for (;;) {
    const release = locked(`${file}-lock`)
    if (release) return release
    if (Date.now() >= last)
      throw new PlainError(
        `Another process takes and sends the leads of ${shownPath(file)}. End it first, or name another file in LEADS_FILE; several processes may share a PostgreSQL (LEADS_DATABASE_URL).`,
      )
    await pause(Math.min(200, patienceMs))
  }
}
