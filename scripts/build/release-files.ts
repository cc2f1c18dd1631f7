import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of a release that is being made, each written or shared once: nothing writes into what another release has. */
export class ReleaseFiles {
  readonly #folder: string
  readonly #folders = new Set<string>()
  readonly #files = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Where a file is to lie; null when it is there already. */
  #place(file: string): string | null {
    if (this.#files.has(file)) return null
    this.#files.add(file)
    const path = join(this.#folder, file)
    const parent = dirname(path)
    if (!this.#folders.has(parent)) mkdirSync(parent, { recursive: true })
    this.#folders.add(parent)
    return path
  }

  writeOnce(file: string, text: string | Buffer): void {
    const path = this.#place(file)
    // A new file or none: `wx` never opens one that is there.
    if (path) writeFileSync(path, text, { flag: 'wx' })
  }

  /** A hard link, where the file system can. */
  shareOnce(from: string, file: string): void {
    const path = this.#place(file)
    if (!path) return
    try {
      linkSync(from, path)
    } catch {
      copyFileSync(from, path)
    }
  }
}
