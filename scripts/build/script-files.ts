import type { Plugin } from 'vite'
import { keyedStores, type ScriptChunk, scriptChunks } from './script-chunks.ts'

/** These modules and their static imports, recursively; dynamic imports are excluded. */
function withImports(ids: readonly string[], importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const imported of importsOf.get(id) ?? []) found.add(imported)
  return found
}

const endings = ['.ts', '.tsx', '.astro?astro&type=script']

/** Whether a module id is a module below src, without extension, or one of a folder there (with a slash at the end). */
function isModule(id: string, path: string): boolean {
  const at = `/src/${path}`
  return path.endsWith('/') ? id.includes(at) : endings.some((ending) => id.includes(at + ending))
}

const isOfPackage = (id: string, name: string): boolean => id.includes(`/node_modules/${name}/`)

/** Ids of the modules a chunk lists. @throws Error when the bundle lacks one: its file was moved or renamed */
function listedIds({ name, modules = [], except = [], packages = [] }: ScriptChunk, ids: readonly string[]): string[] {
  const find = (is: typeof isModule) => (path: string) => {
    const found = ids.filter((id) => is(id, path))
    if (found.length === 0) throw new Error(`The chunk "${name}" lists ${path}, which is no module of the bundle.`)
    return found
  }
  const excepted = new Set(except.flatMap(find(isModule)))
  const listed = [...modules.flatMap(find(isModule)), ...packages.flatMap(find(isOfPackage))]
  return listed.filter((id) => !excepted.has(id))
}

/** Map: module id -> name of its chunk. */
export function chunkNames(
  importsOf: ReadonlyMap<string, readonly string[]>,
  chunks: readonly ScriptChunk[] = [keyedStores, ...scriptChunks],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const chunk of chunks) {
    const listed = listedIds(chunk, [...importsOf.keys()])
    for (const id of chunk.isDeep ? withImports(listed, importsOf) : listed)
      if (!names.has(id)) names.set(id, chunk.name)
  }
  return names
}

/** Groups the modules that pages share into few chunks. */
export function groupScripts(): Plugin {
  const importsOf = new Map<string, readonly string[]>()
  let chunks: ReadonlyMap<string, string> | undefined
  const chunkOf = (id: string): string | undefined => {
    chunks ??= chunkNames(importsOf)
    return chunks.get(id)
  }
  const names = [...new Set(scriptChunks.map(({ name }) => name))]
  // A group also takes the imports of its modules, unless a group of higher priority has them.
  const groups = names.map((name, at) => ({
    name,
    priority: names.length - at,
    test: (id: string) => chunkOf(id) === name,
  }))
  return {
    name: 'forecourt:script-files',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // Otherwise an entry that others import from would become two files: its code, and one that only re-exports.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    moduleParsed: ({ id, importedIds }) => {
      importsOf.set(id, importedIds)
    },
    // All pages already have the one style sheet: no lazy script may load its own.
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') output.viteMetadata?.importedCss.clear()
    },
    // No module preload: with few files, loaded in two steps at most, the preload code costs more than it saves. Set per
    // environment because Astro overrides the top-level setting.
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    outputOptions: (options) => ({ ...options, codeSplitting: { groups } }),
  }
}

/**
 * Names versions of files by hexadecimal characters: scripts contain each other's names, and eight of these compress to
 * two thirds of eight base64 ones. In every environment: pages and scripts must call a picture by one name, or the
 * browser downloads it twice.
 */
export const hexadecimalVersions = (): Plugin => ({
  name: 'forecourt:hexadecimal-versions',
  enforce: 'post',
  outputOptions: (options) => ({ ...options, hashCharacters: 'hex' }),
})
