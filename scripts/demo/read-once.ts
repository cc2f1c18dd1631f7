/** Caches `read` per root for the life of the process: the demo's own files do not change during a run. */
export function readOnce<T>(read: (root: string) => T): (root: string) => T {
  const known = new Map<string, T>()
  return (root) => {
    const value = known.get(root) ?? read(root)
    known.set(root, value)
    return value
  }
}
