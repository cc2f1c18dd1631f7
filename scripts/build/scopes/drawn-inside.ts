import { join } from 'node:path/posix'
import { type View, viewOf } from './view.ts'

/** What child components may render inside a component. */
export interface DrawnInside {
  readonly tags: ReadonlySet<string>
  /** Words that may be class names in them. */
  readonly words: ReadonlySet<string>
}

/** Matches where a source may name a class: quoted texts, and class selectors in its styles. */
const naming = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|\.[a-z][\w-]*(?=[^(]*\{)/gi

/** The words of a source that may be classes. */
export function classWordsOf(source: string): ReadonlySet<string> {
  const places = source.match(naming) ?? []
  return new Set(places.flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? []))
}

/** Resolves an import: `#components/a.tsx`, or a relative path. */
function fileOf(specifier: string, from: string, root: string): string {
  return specifier.startsWith('#') ? join(root, specifier.slice(1)) : join(from, '..', specifier)
}

/** Elements a React component renders, and the components it imports. */
function readReact(source: string): View {
  const tags = [...source.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag)
  const imports = [...source.matchAll(/from '([^']+\.tsx)'|import\('([^']+\.tsx)'\)/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  const elements = tags.map((tag) => ({ tag, classes: [], attributes: [], isOpen: true, isRoot: false }))
  return { elements, imports, hasSlot: false, isWorkedOut: source.includes('createElement') }
}

/** Parses a component; null when its source does not determine what it renders. */
function readView(file: string, source: string | undefined): View | null {
  if (source === undefined) return null
  const view = file.endsWith('.astro') ? viewOf(source) : readReact(source)
  return view.isWorkedOut ? null : view
}

/**
 * What the components rendered by `file` may render, recursively; null when it cannot be determined. Slotted content
 * counts as rendered by the component that writes it.
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
