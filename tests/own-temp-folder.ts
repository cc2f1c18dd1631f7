import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The names by which systems know their folder for temporary files. */
const names = ['TMPDIR', 'TMP', 'TEMP']

/**
 * Gives a test run a temporary folder of its own, which every process it starts uses too. Call the answer at the end: it
 * takes the folder away, with all that tests left there.
 */
export function ownTempFolder(): () => void {
  const before = names.map((name) => [name, process.env[name]] as const)
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tests-'))
  for (const name of names) process.env[name] = folder
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
