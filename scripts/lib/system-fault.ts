import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** A system error, as Node throws it; `errcode` is set by SQLite. */
export type SystemFault = NodeJS.ErrnoException & {
  readonly dest?: string
  readonly hostname?: string
  readonly errcode?: number
}

/** Low byte of SQLite's error code -> system error code, for disk faults. */
const codesOfDatabase: Readonly<Record<number, string>> = { 10: 'EIO', 13: 'ENOSPC' }

/** The paths that an error is about. For a symlink, `path` is the link's target text, which need not be a path. */
export function pathsOf({ syscall, path, dest }: SystemFault): string[] {
  const paths = syscall === 'symlink' ? [dest] : [path, dest]
  return paths.filter((each) => typeof each === 'string')
}

const isWritable = (folder: string): void => accessSync(folder, constants.W_OK)

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The nearest existing folder above a path. */
export function nearestFolder(path: string): string {
  const above = dirname(path)
  return existsSync(above) || above === dirname(above) ? above : nearestFolder(above)
}

/** Why a folder could not be created: the error of the nearest existing folder above when not writable, else ENOENT. */
function codeAbove(path: string, assertWritable: typeof isWritable): string {
  try {
    assertWritable(nearestFolder(path))
    return 'ENOENT'
  } catch (error) {
    return (error as SystemFault).code ?? 'ENOENT'
  }
}

/**
 * The code of an error; SQLite's disk faults have the system's codes. Corrected for `mkdir`: Node reports EEXIST when a
 * file is in the way, and ENOENT when the disk accepts no folders.
 */
export function codeOf({ code = '', errcode, syscall, path }: SystemFault, assertWritable = isWritable): string {
  if (errcode !== undefined) return codesOfDatabase[errcode & 0xff] ?? code
  if (syscall !== 'mkdir' || path === undefined) return code
  if (code === 'EEXIST' && !isFolder(path)) return 'ENOTDIR'
  return code === 'ENOENT' ? codeAbove(path, assertWritable) : code
}
