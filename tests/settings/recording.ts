type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** The path of a child; all items of a list share `[]`. */
function pathTo(path: string, list: boolean, name: string): string {
  if (list) return `${path}[]`
  return path === '' ? name : `${path}.${name}`
}

/** All leaf values as [path, value]; items of a list share a path. */
export function singleValues(data: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  if (!isData(data)) return [[path, data]]
  return Object.entries(data).flatMap(([name, value]) => singleValues(value, pathTo(path, Array.isArray(data), name)))
}

/** A copy of the data that records the paths of all values that are read. */
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
