import type { Finding } from './explain/finding.ts'
import { settingsBelongHere } from './explain/found.ts'
import { absence, misplacedFiles } from './misplaced-files.ts'
import { textOf, unreadable } from './plain-file.ts'
import { mergeLayers } from './yaml/layers.ts'
import { type ReadFile, readYaml } from './yaml/read-yaml.ts'
import { plainOf, type Tree, under } from './yaml/tree.ts'

/** Map: file beside site.yaml -> path of the setting it holds. */
const concernFiles: Readonly<Record<string, readonly string[]>> = {
  'navigation.yaml': ['navigation'],
  'locations.yaml': ['locations'],
  'faqs.yaml': ['pages', 'faqs'],
  'promos.yaml': ['promos'],
  'staff.yaml': ['footer', 'staff'],
}

/** The tree of one or more files, null when they are missing, empty or unreadable, and findings about them. */
export interface Reading {
  readonly tree: Tree | null
  readonly findings: readonly Finding[]
}

function readingOf(read: ReadFile): Reading {
  if ('tree' in read) return { tree: read.tree, findings: [] }
  return { tree: null, findings: read.faults.map(({ message, ...at }) => ({ at, path: '', message })) }
}

/** Reads one YAML file below the root: a layer or a file of a dealer. */
export function readLayer(root: string, file: string): Reading {
  const fault = unreadable(root, file)
  if (fault) return { tree: null, findings: [fault] }
  const text = textOf(root, file)
  return text === null ? { tree: null, findings: [] } : readingOf(readYaml(file, text))
}

function clash(upper: Tree, path: readonly string[], file: string): Finding[] {
  const entry = upper.kind === 'map' ? upper.entries.get(path[0] ?? '') : undefined
  if (!entry) return []
  if (path.length > 1) return clash(entry.value, path.slice(1), file)
  return [{ at: entry.keyAt, path: path.join('.'), message: `this stands in ${file} as well; keep one of the two` }]
}

/** The finding for a file that repeats the name of the setting it already holds. */
function wrapped(tree: Tree, path: readonly string[]): Finding[] {
  const [name, entry] = (tree.kind === 'map' && tree.entries.size === 1 && [...tree.entries][0]) || []
  if (name === undefined || entry === undefined || !path.includes(name)) return []
  const message = `this whole file is "${name}" already; take this line out, and move what is below it to the left`
  return [{ at: entry.keyAt, path: '', message }]
}

function withConcern(
  reading: Reading,
  folder: string,
  root: string,
  [name, path]: [string, readonly string[]],
): Reading {
  const file = `${folder}/${name}`
  const part = readLayer(root, file)
  const faults = part.tree ? wrapped(part.tree, path) : part.findings
  if (!part.tree || faults.length > 0) return { tree: reading.tree, findings: [...reading.findings, ...faults] }
  const placed = under(path, part.tree)
  if (!reading.tree) return { tree: placed, findings: reading.findings }
  return {
    tree: mergeLayers(placed, reading.tree),
    findings: [...reading.findings, ...clash(reading.tree, path, name)],
  }
}

/** The finding for a site.yaml that is no map; the missing settings, which all follow from it, are not reported. */
function misshapen(tree: Tree): Finding[] {
  if (tree.kind === 'map' || tree.kind === 'nothing') return []
  return [{ at: tree.at, path: '', message: settingsBelongHere(plainOf(tree)) }]
}

/** Reads a dealer's folder: site.yaml, with the other files placed under their settings. */
export function readDealer(root: string, slug: string): Reading {
  const folder = `dealers/${slug}`
  const stray = misplacedFiles(root, folder, Object.keys(concernFiles))
  const site = readLayer(root, `${folder}/site.yaml`)
  const isAbsent = !site.tree && site.findings.length === 0
  if (isAbsent) return { tree: null, findings: [absence(root, folder), ...stray] }
  const odd = site.tree ? misshapen(site.tree) : []
  if (odd.length > 0) return { tree: null, findings: [...odd, ...stray] }
  const start = { tree: site.tree, findings: [...site.findings, ...stray] }
  return Object.entries(concernFiles).reduce<Reading>(
    (reading, concern) => withConcern(reading, folder, root, concern),
    start,
  )
}
