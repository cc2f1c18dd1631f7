import { type AnySchema, entriesOf, schemaAt } from '../dealer-file/walk.ts'
import { formatPath, type MapNode, type Path, type Tree } from '../yaml/tree.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'

/** Where else a setting of this name stands, e.g. `header.variant` for `variant`. */
function elsewhere(schema: AnySchema, name: string): string | null {
  const groups = Object.entries(entriesOf(schema) ?? {})
  const home = groups.find(([, group]) => Object.hasOwn(entriesOf(group) ?? {}, name))
  return home ? `${home[0]}.${name}` : null
}

function message(name: string, known: readonly string[], root: AnySchema, isTop: boolean): string {
  const near = nearest(name, known)
  if (near) return `there is no setting "${name}"; did you mean "${near}"?`
  const home = isTop
    ? elsewhere(root, name)
    : known.length > 0 && Object.hasOwn(entriesOf(root) ?? {}, name)
      ? name
      : null
  if (home) return `there is no setting "${name}" here; did you mean "${home}"?`
  const allowed = known.length <= 12 ? `; there are ${known.join(', ')}` : '; dealers/README.md lists them all'
  return `there is no setting "${name}"${allowed}`
}

function ofMap(map: MapNode, schema: AnySchema, root: AnySchema, path: Path): Finding[] {
  const entries = entriesOf(schema)
  return [...map.entries].flatMap(([name, { keyAt, value }]) => {
    if (entries && !Object.hasOwn(entries, name)) {
      return [
        { at: keyAt, path: formatPath(path), message: message(name, Object.keys(entries), root, path.length === 0) },
      ]
    }
    const next = schemaAt(schema, name)
    return next ? unknownSettings(value, next, root, [...path, name]) : []
  })
}

/** Every setting of a tree the schema does not know, with what was probably meant. */
export function unknownSettings(tree: Tree, schema: AnySchema, root = schema, path: Path = []): Finding[] {
  if (tree.kind === 'map') return ofMap(tree, schema, root, path)
  if (tree.kind !== 'list') return []
  return tree.items.flatMap((item, index) => {
    const next = schemaAt(schema, index)
    return next ? unknownSettings(item, next, root, [...path, index]) : []
  })
}
