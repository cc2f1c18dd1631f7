import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type ScopedKeys, scopedKeys } from './scoped-keys.ts'

/** What is known of a component with scoped styles. */
export interface Scope {
  readonly keys: ScopedKeys
  /** Classes that no other source names: they need no scope. */
  readonly own: ReadonlySet<string>
  /** Stands in for Astro's attribute. */
  readonly attribute: string
}

const words = /(?<![\w-])[a-z][\w-]*/gi

/** The scopes of sources, by file. */
export function scopesOf(sources: ReadonlyMap<string, string>): ReadonlyMap<string, Scope> {
  const filesOf = new Map<string, number>()
  for (const text of sources.values())
    for (const word of new Set(text.match(words))) filesOf.set(word, (filesOf.get(word) ?? 0) + 1)
  const components = [...sources]
    .filter(([file]) => file.endsWith('.astro'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    components.map(([file, source], at) => {
      const keys = scopedKeys(source)
      const own = new Set([...keys.classes].filter((name) => filesOf.get(name) === 1))
      return [file, { keys, own, attribute: `data-s${at}` }]
    }),
  )
}

/** Astro's scoped styles, by classes alone where those are the component's own. As strong as they were. */
export function leanStyles(css: string, { keys, own, attribute }: Scope): string {
  return css.replace(
    /((?:[\w.#-]|\[(?!data-astro-cid)[^\]]*\])*)\[data-astro-cid-\w+\]/g,
    (whole, compound: string) => {
      const name = [...compound.matchAll(/\.([\w-]+)/g)].map(([, found = '']) => found).find((found) => own.has(found))
      if (name) return `${compound}.${name}`
      const isKnown =
        keys.isUniversal ||
        [...keys.classes, ...keys.tags].some((key) => RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(compound))
      if (!isKnown) throw new Error(`no scope was read for ${whole}`)
      return `${compound}[${attribute}]`
    },
  )
}

/** Where the tag begins that `end` stands in, among the template literals of a compiled component; -1 when that cannot be told. */
function tagBefore(code: string, end: number): number {
  let depth = 0
  for (let at = end - 1; at >= 0; at--) {
    if (code[at] === '}') depth += 1
    else if (code[at] === '{') depth -= 1
    else if (depth === 0 && code[at] === '<') return at
    if (depth < 0) return -1
  }
  return -1
}

/** Whether a rule of the component may ask for this element by its scope. */
function isAsked(element: string, { keys, own }: Scope): boolean {
  const tag = /^<([a-z][\w-]*)/.exec(element)?.[1]
  if (!tag || keys.isUniversal || keys.tags.has(tag)) return true
  if (/"class(?::list)?"\)|spreadAttributes/.test(element)) return true
  const classes = / class="([^"]*)"/.exec(element)?.[1]?.split(/\s+/) ?? []
  return classes.some((name) => keys.classes.has(name) && !own.has(name))
}

/** Whether what is rendered before `at` is a component and no element whose name is worked out, such as `<Tag>`. */
function isComponent(code: string, at: number): boolean {
  const rendered = [...code.slice(0, at).matchAll(/renderComponent\(\$\$result, "[^"]*", ([\w$.]+)/g)].at(-1)?.[1] ?? ''
  return rendered.startsWith('$$') || code.includes(`import ${rendered} from`)
}

/** A compiled component that marks only the elements its styles ask for. */
export function leanMarkup(code: string, scope: Scope): string {
  const lean = code.replace(/,?\s*"data-astro-cid-\w+":\s*true/g, (prop, at: number) =>
    isComponent(code, at) ? '' : prop.replace(/data-astro-cid-\w+/, scope.attribute),
  )
  return lean.replace(/ data-astro-cid-\w+/g, (_, at: number) => {
    const start = tagBefore(lean, at)
    return start < 0 || isAsked(lean.slice(start, at), scope) ? ` ${scope.attribute}` : ''
  })
}

function readSources(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const views = files.filter((file) => /\.(?:astro|tsx?|css)$/.test(file) && !file.includes('.test.'))
  return new Map(views.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]))
}

/**
 * Scoped styles without an attribute on every element: Astro marks all elements of a component, 11 KB of a car's page. Here
 * only those are marked that a scoped rule may ask for, and no class is that no other source names.
 */
export function leanScopes(): Plugin[] {
  let scopes: ReadonlyMap<string, Scope> = new Map()
  return [
    {
      name: 'forecourt:lean-styles',
      enforce: 'pre',
      apply: 'build',
      configResolved: ({ root }) => {
        scopes = scopesOf(readSources(join(root, 'src')))
      },
      transform(css, id) {
        const scope = id.includes('?astro&type=style') ? scopes.get(id.split('?')[0] ?? '') : undefined
        return scope ? { code: leanStyles(css, scope), map: null } : null
      },
    },
    {
      name: 'forecourt:lean-markup',
      enforce: 'post',
      apply: 'build',
      transform(code, id) {
        const scope = id.includes('?') ? undefined : scopes.get(id)
        return scope ? { code: leanMarkup(code, scope), map: null } : null
      },
    },
  ]
}
