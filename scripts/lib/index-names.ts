/**
 * The name of an index that holds these contents: `<index>_<beginning of their digest>`, and `again` behind it where
 * that name is taken by one that cannot be used.
 */
export function filledName(index: string, digest: string, again = ''): string {
  return `${index}_${digest.slice(0, 16)}${again && `_${again}`}`
}

/** Whether an index was filled for a dealer's `search.index`, by its name. */
export function isFilledFor(name: string, index: string): boolean {
  return name.startsWith(`${index}_`) && /^[0-9a-f]{16}(_[0-9a-f]+)?$/.test(name.slice(index.length + 1))
}
