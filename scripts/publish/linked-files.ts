import type { PublishedFile } from './published.ts'
import type { SiteFile } from './site-files.ts'

/** Key -> recorded file at a host. Nothing links to those with `isNew` yet. */
type KnownFiles = Readonly<Record<string, PublishedFile>>

/** Adds the planned uploads as ours, so that a later run may remove them even if this one fails. */
export function addPlannedUploads(files: KnownFiles, uploads: readonly SiteFile[]): Record<string, PublishedFile> {
  const toCome = uploads.map(({ key, isPage }): [string, PublishedFile] => [
    key,
    { digest: '', tag: '', isPage, isNew: true },
  ])
  return { ...Object.fromEntries(toCome), ...files }
}

/** Keys of files that nothing links to. */
export const findUnlinkedKeys = (files: KnownFiles): readonly string[] =>
  Object.keys(files).filter((key) => files[key]?.isNew)

/** Marks all files as linked, except those of `unlinked`. */
export function markLinkedExcept(files: KnownFiles, unlinked: ReadonlySet<string>): Record<string, PublishedFile> {
  const entries = Object.entries(files).map(([key, { isNew: _, ...file }]): [string, PublishedFile] => [
    key,
    unlinked.has(key) ? { ...file, isNew: true } : file,
  ])
  return Object.fromEntries(entries)
}
