import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import type { Finding } from './explain/finding.ts'

/** Names of a folder's entries; empty when there is no such folder. */
export function namesIn(folder: string): readonly string[] {
  return reached(folder)?.isDirectory() ? readdirSync(folder) : []
}

function reached(full: string): Stats | null {
  try {
    return statSync(full)
  } catch {
    return null
  }
}

function isListed(full: string): boolean {
  try {
    return Boolean(lstatSync(full))
  } catch {
    return false
  }
}

function mayRead(full: string): boolean {
  try {
    accessSync(full, constants.R_OK)
    return true
  } catch {
    return false
  }
}

const dealers = 'dealers'

/** Whether a dealer's file is a link out of dealers/: a site would publish whatever the build may read. */
function leadsOut(root: string, file: string): boolean {
  if (!file.startsWith(`${dealers}/`)) return false
  return !realpathSync(join(root, file)).startsWith(`${realpathSync(join(root, dealers))}${sep}`)
}

/** Why a file below the root cannot be read, worded to follow its name; null when it can or does not exist. */
export function fileFault(root: string, file: string): string | null {
  const full = join(root, file)
  if (!isListed(full)) return null
  const stats = reached(full)
  if (stats === null) return 'is a link that leads to no file; put the file itself in its place'
  if (stats.isDirectory()) return 'is a folder; a file belongs in its place'
  if (!stats.isFile()) return 'is no file; a file belongs in its place'
  if (leadsOut(root, file)) return 'is a link that leads out of the folder of dealers; put the file itself in its place'
  return mayRead(full) ? null : 'may not be read; give the user who builds the right to'
}

/** The same as a finding. */
export function unreadable(root: string, file: string): Finding | null {
  const fault = fileFault(root, file)
  return fault === null ? null : { at: { file, line: 1, column: 1 }, path: '', message: `this ${fault}` }
}

/** Text of a file below the root; null when it is missing or cannot be read. */
export function textOf(root: string, file: string): string | null {
  const full = join(root, file)
  return isListed(full) && fileFault(root, file) === null ? readFileSync(full, 'utf8') : null
}

/** The first `most` bytes of a file as Latin-1, one character per byte. */
export function startOf(full: string, most: number): string {
  const bytes = Buffer.alloc(most)
  const open = openSync(full, 'r')
  try {
    return bytes.toString('latin1', 0, readSync(open, bytes, 0, most, 0))
  } finally {
    closeSync(open)
  }
}
