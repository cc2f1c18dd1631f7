import { statSync } from 'node:fs'

/** Runs `work` with the umask of a hardened service, under which only the owner can access new files. */
export async function withNarrowUmask<T>(work: () => T | Promise<T>): Promise<T> {
  const before = process.umask(0o077)
  try {
    return await work()
  } finally {
    process.umask(before)
  }
}

/** The permissions of a file or folder in octal: "644". */
export const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
