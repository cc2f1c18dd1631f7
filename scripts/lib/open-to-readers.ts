import { chmodSync, readdirSync, statSync } from 'node:fs'

/** A file system without modes of its own says so with one of these, and so does a file that is another user's. */
const unchangeable = new Set(['EPERM', 'EACCES', 'ENOTSUP', 'EROFS'])

/**
 * Lets everybody read a file, or look into a folder: web servers run as users of their own, whatever the umask of who builds.
 * What others may do already stays.
 */
export function openToReaders(path: string): void {
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
export function openTreeToReaders(folder: string): void {
  openToReaders(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) openTreeToReaders(path)
    else if (entry.isFile()) openToReaders(path)
  }
}
