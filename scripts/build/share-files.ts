import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A hard link where the file system allows it: pictures and assets are shared by all releases of all dealers. */
export function share(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  if (existsSync(to)) return
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Shares the files below `from` into `to`; `isWanted` is asked by their site paths. */
export function shareFolder(from: string, to: string, isWanted: (path: string) => boolean): void {
  if (!existsSync(from)) return
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = `/${relative(from, join(entry.parentPath, entry.name))}`
    if (isWanted(path)) share(from + path, to + path)
  }
}
