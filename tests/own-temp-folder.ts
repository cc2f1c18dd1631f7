import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** The names by which systems know their folder for temporary files. */
const names = ['TMPDIR', 'TMP', 'TEMP']

/** Where Linux keeps files in memory: tests write thousands of small ones, and there none of them waits for a disk. */
const inMemory = '/dev/shm'
const mounts = '/proc/self/mounts'

/** Several times what the tests of a run leave there at any moment, in bytes. */
const roomNeeded = 3e9

/** Whether a line of the system's list of mounts says that programs may be started from that folder: tests make some. */
export const startsPrograms = (line: string, folder: string): boolean =>
  line.split(' ')[1] === folder && !line.split(' ')[3]?.split(',').includes('noexec')

function hasRoomInMemory(): boolean {
  if (!existsSync(mounts)) return false
  const lines = readFileSync(mounts, 'utf8').split('\n')
  if (!lines.some((line) => startsPrograms(line, inMemory))) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, freemem()) > roomNeeded
}

/** In memory, unless somebody chose another place or there is little room. */
const placeFor = (): string => (names.some((name) => process.env[name]) || !hasRoomInMemory() ? tmpdir() : inMemory)

/**
 * Gives a test run a temporary folder of its own, which every process it starts uses too. Call the answer at the end: it
 * takes the folder away, with all that tests left there.
 */
export function ownTempFolder(): () => void {
  const before = names.map((name) => [name, process.env[name]] as const)
  const folder = mkdtempSync(join(placeFor(), 'forecourt-tests-'))
  for (const name of names) process.env[name] = folder
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
