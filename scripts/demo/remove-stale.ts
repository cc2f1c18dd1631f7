import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'

const threeDays = 3 * 86_400_000

/** Removes files older than three days that no wanted picture key needs: old renders, parts of aborted runs. */
export function removeStale(folder: string, wanted: ReadonlySet<string>): void {
  const files = new Set([...wanted].flatMap((key) => pictureWidths.map((width) => pictureFile(key, width))))
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (!files.has(name) && Date.now() - statSync(file).mtimeMs > threeDays) rmSync(file, { force: true })
  }
}
