import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Weight, weigh } from './figures.ts'

const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]*?from\s*)?["']([^"']+)["']/g

/** A module and its static imports, recursively, as paths below the site's folder. Dynamic imports are left out. */
export function modulesBelow(folder: string, entry: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(entry)) return known
  known.add(entry)
  const code = readFileSync(join(folder, entry), 'utf8')
  for (const [, specifier = ''] of code.matchAll(staticImport)) {
    if (specifier.startsWith('.')) modulesBelow(folder, posix.join(dirname(entry), specifier), known)
  }
  return known
}

/** Weights of the scripts of a page with one React island. */
export interface PageScripts {
  /** The island and what it imports, without React and its renderer. */
  readonly island: Weight
  readonly react: Weight
  /** All other scripts of the page. */
  readonly shell: Weight
}

function attribute(html: string, name: string): string {
  const [, value = ''] = new RegExp(`<astro-island[^>]*\\b${name}="([^"]+)"`).exec(html) ?? []
  return value
}

/** Weighs the modules of a built page. @throws when it has no island or a module is missing */
export function pageScripts(folder: string, page: string): PageScripts {
  const html = readFileSync(join(folder, page), 'utf8')
  const [component, renderer] = [attribute(html, 'component-url'), attribute(html, 'renderer-url')]
  if (!component || !renderer) throw new Error(`${page} has no island.`)
  const react = modulesBelow(folder, renderer)
  const island = [...modulesBelow(folder, component)].filter((file) => !react.has(file))
  const named = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, source = '']) => source)
  const shell = new Set(named.flatMap((source) => [...modulesBelow(folder, source)]))
  const weightOf = (files: Iterable<string>) =>
    weigh([...files].map((file) => readFileSync(join(folder, file), 'utf8')))
  return {
    island: weightOf(island),
    react: weightOf(react),
    shell: weightOf([...shell].filter((file) => !react.has(file) && !island.includes(file))),
  }
}
