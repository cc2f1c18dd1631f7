import { relative } from 'node:path'

/** A path as people are shown it: from here where it is below, else in full. */
export function formatLocalPath(path: string): string {
  const below = relative(process.cwd(), path)
  return below.startsWith('..') ? path : below || '.'
}
