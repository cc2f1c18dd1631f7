import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Environment variables that name the temporary folder. */
const names = ['TMPDIR', 'TMP', 'TEMP']

/** Linux's in-memory file system: tests write thousands of small files, which are faster there than on disk. */
const inMemory = '/dev/shm'
const mounts = '/proc/self/mounts'

/** Free space required in memory, in bytes: several times what a test run uses. */
const roomNeeded = 3e9

/** Whether a line of the mount list is this folder's, without `noexec`: tests create programs and start them. */
export const startsPrograms = (line: string, folder: string): boolean =>
  line.split(' ')[1] === folder && !line.split(' ')[3]?.split(',').includes('noexec')

function hasRoomInMemory(): boolean {
  if (!existsSync(mounts)) return false
  const lines = readFileSync(mounts, 'utf8').split('\n')
  if (!lines.some((line) => startsPrograms(line, inMemory))) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, freemem()) > roomNeeded
}

/** The in-memory folder, unless a temporary folder is configured or there is too little space. */
const placeFor = (): string => (names.some((name) => process.env[name]) || !hasRoomInMemory() ? tmpdir() : inMemory)

/**
 * Creates a temporary folder for a test run and its child processes. Returns the function that deletes it with all
 * files that tests left.
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
