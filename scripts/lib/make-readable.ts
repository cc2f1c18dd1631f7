import { chmodSync, readdirSync, statSync } from 'node:fs'

/** Errors of file systems without modes, and of files that another user owns. */
const unchangeable = new Set(['EPERM', 'EACCES', 'ENOTSUP', 'EROFS'])

/**
 * Makes a file or folder readable for every user, regardless of the umask: web servers run as other users. Existing
 * permissions stay.
 */
export function makeReadable(path: string): void {
  const stats = statSync(path)
  const mode = stats.mode & 0o7777
  const open = mode | (stats.isDirectory() ? 0o555 : 0o444)
  if (mode === open) return
  try {
    chmodSync(path, open)
  } catch (error) {
    if (!unchangeable.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** The same for a folder with all files and folders below it. */
export function makeTreeReadable(folder: string): void {
  makeReadable(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) makeTreeReadable(path)
    else if (entry.isFile()) makeReadable(path)
  }
}
