import { statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { stockStatusPath } from '#api/stock-status.ts'
import { filesIn } from '../digest.ts'
import type { Release } from './live.ts'

/** Size of a release: number of files, and bytes of all but the stock status file, which is updated during the day. */
export const extentShape = v.object({ files: v.number(), bytes: v.number() })
export type Extent = Readonly<v.InferOutput<typeof extentShape>>

type Noted = Pick<Release, 'id' | 'folder' | 'extent'>

/** Measures a release by file sizes; no file is read. */
export function measureExtent(folder: string): Extent {
  const files = filesIn(folder)
  const kept = files.filter((file) => file !== join(folder, stockStatusPath))
  return { files: files.length, bytes: kept.reduce((sum, file) => sum + statSync(file).size, 0) }
}

const damage = (id: string, had: string, has: string) =>
  `The release ${id} is not as it was published: it had ${had}, and has ${has}`

/**
 * A warning when a release has lost or gained files since it was published; null when it has not, or its extent is not
 * recorded.
 */
export function findFileCountMismatch({ id, folder, extent }: Noted): string | null {
  const files = extent === null ? null : filesIn(folder).length
  return files === null || files === extent?.files ? null : damage(id, `${extent?.files} files`, `${files}`)
}

/** Like findFileCountMismatch, but compares bytes too, which takes three times as long. */
export function findReleaseDamage({ id, folder, extent }: Noted): string | null {
  if (extent === null) return null
  const { files, bytes } = measureExtent(folder)
  if (files === extent.files && bytes === extent.bytes) return null
  return damage(id, `${extent.files} files of ${extent.bytes} bytes`, `${files} of ${bytes}`)
}
