import { statSync } from 'node:fs'

/** Runs something as a hardened service would, whose files are its own alone. */
export async function withNarrowUmask<T>(work: () => T | Promise<T>): Promise<T> {
  const before = process.umask(0o077)
  try {
    return await work()
  } finally {
    process.umask(before)
  }
}

/** What everybody may do with a file or folder, as people write it: "644". */
export const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
