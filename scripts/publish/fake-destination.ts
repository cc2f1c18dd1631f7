import { hash } from 'node:crypto'
import type { Destination, FileHeaders } from './destination.ts'
import type { SiteFile } from './site-files.ts'

/** An in-memory destination with its files and a log of all changes. */
export class FakeDestination implements Destination {
  readonly name = 'memory'
  readonly files = new Map<string, { readonly text: string; readonly headers: FileHeaders; readonly tag: string }>()
  readonly changes: string[] = []
  /** Called before each change; throw to refuse it. */
  onChange: (key: string) => void = () => {}

  list = async () => new Map([...this.files].map(([key, { tag }]) => [key, { tag }]))
  read = async (key: string) => this.files.get(key)?.text ?? null
  write = async (key: string, bytes: Uint8Array, headers: FileHeaders) => {
    this.onChange(key)
    const text = Buffer.from(bytes).toString()
    const file = { text, headers, tag: hash('sha256', text) }
    this.files.set(key, file)
    this.changes.push(key)
    return file
  }
  remove = async (keys: readonly string[]) => {
    for (const key of keys) {
      this.onChange(key)
      this.files.delete(key)
      this.changes.push(`- ${key}`)
    }
  }
}

/** A file of a test site. */
export function fakeFile(key: string, text: string, isPage = false): SiteFile {
  const headers = { type: isPage ? 'text/html' : 'text/plain', cacheControl: 'no-cache', encoding: null }
  return { key, isPage, headers, digest: hash('sha256', text), bytes: async () => Buffer.from(text) }
}
