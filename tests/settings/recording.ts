type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** The path one step further down; items of a list are alike. */
function pathTo(path: string, list: boolean, name: string): string {
  if (list) return `${path}[]`
  return path === '' ? name : `${path}.${name}`
}

/** All single values below, each with its path; items of a list share one. */
export function singleValues(data: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  if (!isData(data)) return [[path, data]]
  return Object.entries(data).flatMap(([name, value]) => singleValues(value, pathTo(path, Array.isArray(data), name)))
}

/** A copy of the data that remembers which of its values were read, by their paths. */
export function recording<T extends object>(data: T): { readonly data: T; readonly read: ReadonlySet<string> } {
  const read = new Set<string>()
  const copies = new WeakMap<object, object>()
  const watched = (target: object, path: string): object => {
    const known = copies.get(target)
    if (known) return known
    const copy = new Proxy(target, {
      get(from, name, receiver) {
        const value: unknown = Reflect.get(from, name, receiver)
        if (typeof name === 'symbol' || !Object.hasOwn(from, name)) return value
        const at = pathTo(path, Array.isArray(from), name)
        read.add(at)
        return isData(value) ? watched(value, at) : value
      },
    })
    copies.set(target, copy)
    return copy
  }
  return { data: watched(structuredClone(data), '') as T, read }
}
