import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Files of a release being built, each written or linked once, so that files linked to other releases are never
 * overwritten.
 */
export class ReleaseFiles {
  readonly #folder: string
  readonly #folders = new Set<string>()
  readonly #files = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Absolute path for a new file; null when it was placed before. */
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
    // `wx` fails when the file exists.
    if (path) writeFileSync(path, text, { flag: 'wx' })
  }

  /** Hard-links a file, or copies it where links are not supported. */
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
