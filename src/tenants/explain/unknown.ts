import { type AnySchema, entriesOf, mapValueOf, schemaAt } from '../dealer-file/walk.ts'
import { formatPath, type MapNode, type Path, type Tree } from '../yaml/tree.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'

/** Names people bring from elsewhere, and what to do about them. */
const strangers: Readonly<Record<string, string>> = {
  config: 'settings stand without a wrapper; move what is below it one level up',
  key: 'a key never stands in a dealer file; name the environment variable that holds it, as in: key_env: FORECOURT_PUBLIC_SEARCH_KEY',
  token:
    'a token never stands in a dealer file; name the environment variable that holds it, as in: token_env: FORECOURT_PUBLIC_MAPS_TOKEN',
  '<<': 'merging with "<<" is not read; write the settings themselves',
}

/** Where else a setting of this name stands, e.g. `header.variant` for `variant`. */
function elsewhere(root: AnySchema, name: string, path: Path): string | null {
  const entries = entriesOf(root) ?? {}
  if (path.length > 0 && Object.hasOwn(entries, name)) return `${name}" at the top level`
  const home = Object.entries(entries).find(([, group]) => Object.hasOwn(entriesOf(group) ?? {}, name))
  return home ? `${home[0]}.${name}"` : null
}

function remedy(name: string, known: readonly string[], root: AnySchema, path: Path): string {
  const home = elsewhere(root, name, path)
  if (home) return ` here; did you mean "${home}?`
  if (Object.hasOwn(strangers, name)) return `; ${strangers[name]}`
  return known.length <= 12 ? `; there are ${known.join(', ')}` : '; dealers/README.md lists them all'
}

function stranger(name: string, keyAt: Finding['at'], known: readonly string[], root: AnySchema, path: Path): Finding {
  const near = Object.hasOwn(strangers, name) ? null : nearest(name, known)
  const end = near ? `; did you mean "${near}"?` : remedy(name, known, root, path)
  const meant = near ? { meant: formatPath([...path, near]) } : {}
  return { at: keyAt, path: formatPath(path), message: `there is no setting "${name}"${end}`, ...meant }
}

function ofMap(map: MapNode, schema: AnySchema, root: AnySchema, path: Path): Finding[] {
  const entries = entriesOf(schema)
  return [...map.entries].flatMap(([name, { keyAt, value }]) => {
    if (entries && !Object.hasOwn(entries, name)) return [stranger(name, keyAt, Object.keys(entries), root, path)]
    const next = schemaAt(schema, name)
    return next ? unknownSettings(value, next, root, [...path, name]) : []
  })
}

/** Every setting of a tree the schema does not know, with what was probably meant; and lists where settings belong. */
export function unknownSettings(tree: Tree, schema: AnySchema, root = schema, path: Path = []): Finding[] {
  if (tree.kind === 'map') return ofMap(tree, schema, root, path)
  if (tree.kind !== 'list') return []
  if (entriesOf(schema) ?? mapValueOf(schema)) {
    return [{ at: tree.at, path: formatPath(path), message: 'settings (name: value) belong here; this is a list' }]
  }
  return tree.items.flatMap((item, index) => {
    const next = schemaAt(schema, index)
    return next ? unknownSettings(item, next, root, [...path, index]) : []
  })
}
