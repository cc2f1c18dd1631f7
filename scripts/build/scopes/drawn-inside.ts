import { join } from 'node:path/posix'
import { type View, viewOf } from './view.ts'

/** What other components may draw inside one. */
export interface DrawnInside {
  readonly tags: ReadonlySet<string>
  /** What may be a class of theirs. */
  readonly words: ReadonlySet<string>
}

/** What of a source may name a class: what is quoted, and what its styles say after a dot. */
const naming = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|\.[a-z][\w-]*(?=[^(]*\{)/gi

/** The words of a source that may be classes. */
export function classWordsOf(source: string): ReadonlySet<string> {
  const places = source.match(naming) ?? []
  return new Set(places.flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? []))
}

/** The file that an import means: `#components/a.tsx`, or a path beside the one that imports it. */
function fileOf(specifier: string, from: string, root: string): string {
  return specifier.startsWith('#') ? join(root, specifier.slice(1)) : join(from, '..', specifier)
}

/** What a React component draws, and by which others. */
function readReact(source: string): View {
  const tags = [...source.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag)
  const imports = [...source.matchAll(/from '([^']+\.tsx)'|import\('([^']+\.tsx)'\)/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  const elements = tags.map((tag) => ({ tag, classes: [], attributes: [], isOpen: true, isRoot: false }))
  return { elements, imports, hasSlot: false, isWorkedOut: source.includes('createElement') }
}

/** Reads what a component draws; null where that cannot be told from its source. */
function readView(file: string, source: string | undefined): View | null {
  if (source === undefined) return null
  const view = file.endsWith('.astro') ? viewOf(source) : readReact(source)
  return view.isWorkedOut ? null : view
}

/**
 * What the components that `file` draws may draw in their turn; null where that cannot be told. What stands between the tags of a
 * component is drawn by who writes it there.
 */
export function drawnInside(file: string, sources: ReadonlyMap<string, string>, root: string): DrawnInside | null {
  const own = readView(file, sources.get(file))
  if (!own || own.hasSlot) return null
  const files = new Set(own.imports.map((specifier) => fileOf(specifier, file, root)))
  const tags = new Set<string>()
  const words = new Set<string>()
  for (const inner of files) {
    const source = sources.get(inner)
    const view = readView(inner, source)
    if (!view) return null
    for (const { tag } of view.elements) tags.add(tag)
    for (const found of classWordsOf(source ?? '')) words.add(found)
    for (const specifier of view.imports) files.add(fileOf(specifier, inner, root))
  }
  return { tags, words }
}
