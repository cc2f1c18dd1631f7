import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { formatLocalPath } from '../../lib/format-local-path.ts'
import { OperatorError } from '../../lib/operator-error.ts'

/** SQLITE_BUSY: another process has locked the file. */
const busy = 5

/** Locks a dedicated file until released or until this process ends in any way; null when another process has it. */
function locked(file: string): (() => void) | null {
  // The operating system's error says why a file cannot be created; SQLite's does not.
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
 * Locks a SQLite file of leads for this process, as a second process would repeat deliveries in flight. Commands that
 * read and export leads do not take the lock. Returns the function that releases it.
 * @throws OperatorError when another process still has the lock after `patienceMs`
 */
export async function lockLeadsFile(file: string, patienceMs: number): Promise<() => void> {
  const last = Date.now() + patienceMs
  for (;;) {
    const release = locked(`${file}-lock`)
    if (release) return release
    if (Date.now() >= last)
      throw new OperatorError(
        `Another process takes and sends the leads of ${formatLocalPath(file)}. End it first, or name another file in LEADS_FILE; several processes may share a PostgreSQL (LEADS_DATABASE_URL).`,
      )
    await pause(Math.min(200, patienceMs))
  }
}
