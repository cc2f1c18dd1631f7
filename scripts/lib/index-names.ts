/**
 * The name of an index with these contents: `<index>_<first 16 digits of their digest>`, with the suffix `again` when
 * an unusable index has that name.
 */
export function versionedIndexName(index: string, digest: string, again = ''): string {
  return `${index}_${digest.slice(0, 16)}${again && `_${again}`}`
}

/** Whether an index was filled for a dealer's `search.index`, judging by its name. */
export function isVersionOfIndex(name: string, index: string): boolean {
  return name.startsWith(`${index}_`) && /^[0-9a-f]{16}(_[0-9a-f]+)?$/.test(name.slice(index.length + 1))
}
