import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'

const threeDays = 3 * 86_400_000

/** Removes pictures, known by their keys, that nobody has wanted for three days: those of earlier renders, and parts of broken-off runs. */
export function removeStale(folder: string, wanted: ReadonlySet<string>): void {
  const files = new Set([...wanted].flatMap((key) => pictureWidths.map((width) => pictureFile(key, width))))
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (!files.has(name) && Date.now() - statSync(file).mtimeMs > threeDays) rmSync(file, { force: true })
  }
}
