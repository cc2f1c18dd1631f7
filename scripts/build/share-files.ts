import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Hard-links a file, or copies it where links are not supported; an existing file stays. Releases share pictures and
 * assets.
 */
export function share(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  if (existsSync(to)) return
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Shares the files below `from` into `to`, if `isWanted` accepts their site paths. */
export function shareFolder(from: string, to: string, isWanted: (path: string) => boolean): void {
  if (!existsSync(from)) return
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = `/${relative(from, join(entry.parentPath, entry.name))}`
    if (isWanted(path)) share(from + path, to + path)
  }
}
