import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { stockStatusPath } from '#api/stock-status.ts'
import type { Release } from './live.ts'

/** How much a release holds, in files and bytes, but for the one file that the day writes: enough to tell that some of it is gone. */
export const extentShape = v.object({ files: v.number(), bytes: v.number() })
export type Extent = Readonly<v.InferOutput<typeof extentShape>>

/** Told by the file system alone: no file is read. */
export function extentOf(folder: string): Extent {
  const ofTheDay = join(folder, stockStatusPath)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const kept = files.filter((file) => file !== ofTheDay)
  return { files: kept.length, bytes: kept.reduce((sum, file) => sum + statSync(file).size, 0) }
}

/** What is said of a release that is not as it was published; null where it is, or nobody noted how it was. */
export function damageOf({ id, folder, extent }: Pick<Release, 'id' | 'folder' | 'extent'>): string | null {
  if (extent === null) return null
  const { files, bytes } = extentOf(folder)
  if (files === extent.files && bytes === extent.bytes) return null
  return `The release ${id} is not as it was published: it had ${extent.files} files of ${extent.bytes} bytes, and has ${files} of ${bytes}`
}
