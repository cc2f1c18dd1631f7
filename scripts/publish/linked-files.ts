import type { PublishedFile } from './published.ts'
import type { SiteFile } from './site-files.ts'

/** What is known of the files at a host, by key. Of those that are new nothing leads to any yet. */
type KnownFiles = Readonly<Record<string, PublishedFile>>

/** The files, and of those to come that they are ours: whatever happens, a later run may remove them. */
export function expecting(files: KnownFiles, uploads: readonly SiteFile[]): Record<string, PublishedFile> {
  const toCome = uploads.map(({ key, isPage }): [string, PublishedFile] => [
    key,
    { digest: '', tag: '', isPage, isNew: true },
  ])
  return { ...Object.fromEntries(toCome), ...files }
}

/** The keys of files that nothing leads to. */
export const unlinkedIn = (files: KnownFiles): readonly string[] =>
  Object.keys(files).filter((key) => files[key]?.isNew)

/** The files, of which something may lead to all but those of `unlinked`. */
export function linkedBut(files: KnownFiles, unlinked: ReadonlySet<string>): Record<string, PublishedFile> {
  const entries = Object.entries(files).map(([key, { isNew: _, ...file }]): [string, PublishedFile] => [
    key,
    unlinked.has(key) ? { ...file, isNew: true } : file,
  ])
  return Object.fromEntries(entries)
}
