import { type Compound, type ScopedStyles, scopedStyles, textOf } from './compounds.ts'
import { classWordsOf, type DrawnInside, drawnInside } from './drawn-inside.ts'
import { viewOf, type WrittenElement } from './view.ts'

/** Scoping of a component's styles. */
export interface Scope {
  readonly styles: ScopedStyles
  readonly roots: readonly WrittenElement[]
  /** Classes that no other source names; they need no scope. */
  readonly own: ReadonlySet<string>
  /** Classes and attributes absent from its markup, which a script may add to any element. */
  readonly unseen: ReadonlySet<string>
  /** null when unknown. */
  readonly inside: DrawnInside | null
  /** Short replacement for Astro's scope attribute. */
  readonly attribute: string
}

/**
 * How a scoped compound is limited to its component: by a class of its own, by an ancestor (a root of the component,
 * inside which no other component renders a match), or by an attribute on each element.
 */
export type Scoping = 'class' | 'ancestor' | 'attribute'

type Drawn = Omit<WrittenElement, 'isRoot'>

/** Whether a compound may match an element. */
export function mayAsk({ tag, classes, attributes }: Compound, element: Drawn, unseen: ReadonlySet<string>): boolean {
  if (tag !== null && tag !== element.tag) return false
  if (element.isOpen) return true
  const has = (names: readonly string[]) => (name: string) => names.includes(name) || unseen.has(name)
  return classes.every(has(element.classes)) && attributes.every(has(element.attributes))
}

function isOthersToo({ tag, classes }: Compound, { tags, words }: DrawnInside): boolean {
  return (tag === null || tags.has(tag)) && classes.every((name) => words.has(name))
}

export function scopingOf(compound: Compound, { styles, roots, own, unseen, inside }: Scope): Scoping {
  if (compound.classes.some((name) => own.has(name))) return 'class'
  const isPlain = !styles.isNested && inside !== null && (compound.tag !== null || compound.classes.length > 0)
  if (!isPlain || styles.beside.has(textOf(compound)) || isOthersToo(compound, inside)) return 'attribute'
  return roots.some((root) => mayAsk(compound, root, unseen)) ? 'attribute' : 'ancestor'
}

/** A class unique to the component that all its root elements have; null when there is none. */
export function rootClass({ roots, own }: Scope): string | null {
  const [first, ...others] = roots
  const shared = first?.classes.find((name) => own.has(name) && others.every(({ classes }) => classes.includes(name)))
  return shared ?? null
}

function scopeOf(file: string, sources: ReadonlyMap<string, string>, root: string): Omit<Scope, 'own' | 'attribute'> {
  const source = sources.get(file) ?? ''
  const styles = scopedStyles(source)
  const markup = source.replace(/<style>[\s\S]*?<\/style>/g, '')
  const isSeen = (name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(markup)
  const names = styles.compounds.flatMap(({ classes, attributes }) => [...classes, ...attributes])
  const unseen = names.filter((name) => !isSeen(name))
  const roots = viewOf(source).elements.filter(({ isRoot }) => isRoot)
  return { styles, roots, unseen: new Set(unseen), inside: drawnInside(file, sources, root) }
}

/** Whether any element of a component needs the scope attribute. */
function hasMarks(scope: Scope): boolean {
  const scopings = new Set(scope.styles.compounds.map((compound) => scopingOf(compound, scope)))
  return scopings.has('attribute') || (scopings.has('ancestor') && rootClass(scope) === null)
}

/** Map: component file -> scope. `sources`: file -> text, below `root`. */
export function scopesOf(sources: ReadonlyMap<string, string>, root: string): ReadonlyMap<string, Scope> {
  const filesOf = new Map<string, number>()
  for (const text of sources.values())
    for (const word of classWordsOf(text)) filesOf.set(word, (filesOf.get(word) ?? 0) + 1)
  let marks = 0
  const components = [...sources.keys()].filter((file) => file.endsWith('.astro')).sort()
  return new Map(
    components.map((file) => {
      const scope = scopeOf(file, sources, root)
      const classes = scope.styles.compounds.flatMap((compound) => compound.classes)
      const own = new Set(classes.filter((name) => filesOf.get(name) === 1))
      const attribute = `data-s${marks.toString(36)}`
      const whole = { ...scope, own, attribute }
      if (hasMarks(whole)) marks += 1
      return [file, whole]
    }),
  )
}
