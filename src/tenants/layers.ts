import { join } from 'node:path'
import { slugify } from '#domain/text/slug.ts'
import type { Finding } from './explain/finding.ts'
import { didYouMean } from './explain/nearest.ts'
import { textOf } from './plain-file.ts'
import { type Reading, readLayer } from './read-files.ts'
import { sharedFiles } from './shared-files.ts'
import { layersIn } from './templates.ts'
import { mergeLayers } from './yaml/layers.ts'
import { type Path, placeOf, type Tree, treeAt } from './yaml/tree.ts'

interface Layer {
  readonly folder: '_templates' | '_groups' | '_makes'
  /** The setting that names the layer. */
  readonly path: Path
  /** Whether a name without a file is a mistake; a make needs none. */
  readonly isNeeded: boolean
}

const layers: readonly Layer[] = [
  { folder: '_templates', path: ['template'], isNeeded: true },
  { folder: '_groups', path: ['dealership_group'], isNeeded: true },
  { folder: '_makes', path: ['manufacturer', 'name'], isNeeded: false },
]

const known = new Map<string, { readonly text: string; readonly reading: Reading }>()

/** Reads a file shared by all dealers; the parsed file is cached as long as its text is the same. */
function readShared(root: string, file: string): Reading {
  const [key, text] = [join(root, file), textOf(root, file)]
  if (text === null) return readLayer(root, file)
  const found = known.get(key)
  if (found?.text === text) return found.reading
  const reading = readLayer(root, file)
  known.set(key, { text, reading })
  return reading
}

function absent(tree: Tree, { folder, path, isNeeded }: Layer, name: string, root: string): Finding[] {
  if (!isNeeded) return []
  const known = layersIn(root, folder)
  const choice = known.length > 0 ? `; choose one of ${known.join(', ')}` : ''
  return [
    {
      at: placeOf(tree, path),
      path: path.join('.'),
      message: `there is no file dealers/${folder}/${name}.yaml${choice}${didYouMean(name, known)}`,
    },
  ]
}

function nameOf(tree: Tree, { folder, path }: Layer): string | null {
  const node = treeAt(tree, path)
  if (node?.kind !== 'text') return null
  return folder === '_makes' ? slugify(node.text, '') || null : node.text
}

function readOne(dealer: Tree, layer: Layer, root: string): Reading {
  const name = nameOf(dealer, layer)
  if (name === null) return { tree: null, findings: [] }
  if (!layersIn(root, layer.folder).includes(name)) return { tree: null, findings: absent(dealer, layer, name, root) }
  return readLayer(root, `dealers/${layer.folder}/${name}.yaml`)
}

/** Merges the dealer's own files over its layers: platform and models < template < group < make < dealer. */
export function withLayers(dealer: Reading, root: string): Reading {
  if (!dealer.tree) return dealer
  const own = dealer.tree
  const shared = sharedFiles.map((file) => readShared(root, file))
  const readings = [...shared, ...layers.map((layer) => readOne(own, layer, root)), { tree: own, findings: [] }]
  const trees = readings.flatMap(({ tree }) => tree ?? [])
  return {
    tree: trees.reduce(mergeLayers),
    findings: [...dealer.findings, ...readings.flatMap(({ findings }) => findings)],
  }
}
