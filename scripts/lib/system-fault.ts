import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** An error of the system, as Node makes them. */
export type SystemFault = NodeJS.ErrnoException & { readonly dest?: string }

/** The paths that an error is about. Where a link should be made, `path` is the words it would hold, which need be no path. */
export function pathsOf({ syscall, path, dest }: SystemFault): string[] {
  const paths = syscall === 'symlink' ? [dest] : [path, dest]
  return paths.filter((each) => typeof each === 'string')
}

const isWritable = (folder: string): void => accessSync(folder, constants.W_OK)

function nearestFolder(path: string): string {
  const above = dirname(path)
  return existsSync(above) || above === dirname(above) ? above : nearestFolder(above)
}

/**
 * The code of an error. Where a folder and those above it should be made and the disk takes none, Node says that there is no such
 * folder, whatever kept it from making it: the one that is there says it.
 */
export function codeOf({ code = '', syscall, path }: SystemFault, assertWritable = isWritable): string {
  if (code !== 'ENOENT' || syscall !== 'mkdir' || path === undefined) return code
  try {
    assertWritable(nearestFolder(path))
    return code
  } catch (error) {
    return (error as SystemFault).code ?? code
  }
}
