import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const threeDays = 3 * 86_400_000

/** Removes pictures nobody has wanted for three days: those of earlier drawings, and parts of broken-off runs. */
export function removeStale(folder: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const key = name.replace(/-\d+\.webp$/, '')
    if (!wanted.has(key) && Date.now() - statSync(file).mtimeMs > threeDays) rmSync(file, { force: true })
  }
}
