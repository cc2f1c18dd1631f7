/** Reads what lies in a project once a process: nobody edits the demo's own files while its stock is made, dealer after dealer. */
export function readOnce<T>(read: (root: string) => T): (root: string) => T {
  const known = new Map<string, T>()
  return (root) => {
    const value = known.get(root) ?? read(root)
    known.set(root, value)
    return value
  }
}
