import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** An error of the system, as Node makes them, also of a database in a file (`errcode`). */
export type SystemFault = NodeJS.ErrnoException & {
  readonly dest?: string
  readonly hostname?: string
  readonly errcode?: number
}

/** What SQLite says of a disk, by the low byte of its codes. */
const codesOfDatabase: Readonly<Record<number, string>> = { 10: 'EIO', 13: 'ENOSPC' }

/** The paths that an error is about. Where a link should be made, `path` is the words it would hold, which need be no path. */
export function pathsOf({ syscall, path, dest }: SystemFault): string[] {
  const paths = syscall === 'symlink' ? [dest] : [path, dest]
  return paths.filter((each) => typeof each === 'string')
}

const isWritable = (folder: string): void => accessSync(folder, constants.W_OK)

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The nearest folder above a path that is there. */
export function nearestFolder(path: string): string {
  const above = dirname(path)
  return existsSync(above) || above === dirname(above) ? above : nearestFolder(above)
}

/** The code of why a folder could not be made, once the nearest one that is there has said whether anything can be written. */
function codeAbove(path: string, assertWritable: typeof isWritable): string {
  try {
    assertWritable(nearestFolder(path))
    return 'ENOENT'
  } catch (error) {
    return (error as SystemFault).code ?? 'ENOENT'
  }
}

/**
 * The code of an error, such as that of a full disk where a database says so. Where a folder should be made, Node says of a file in its place that it exists, and of a disk that takes
 * none that there is no such folder.
 */
export function codeOf({ code = '', errcode, syscall, path }: SystemFault, assertWritable = isWritable): string {
  if (errcode !== undefined) return codesOfDatabase[errcode & 0xff] ?? code
  if (syscall !== 'mkdir' || path === undefined) return code
  if (code === 'EEXIST' && !isFolder(path)) return 'ENOTDIR'
  return code === 'ENOENT' ? codeAbove(path, assertWritable) : code
}
