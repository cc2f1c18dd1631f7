import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { leanMarkup } from './lean-markup.ts'
import { leanStyles } from './lean-styles.ts'
import { type Scope, scopesOf } from './scope.ts'

function readSources(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const views = files.filter((file) => /\.(?:astro|tsx?|css)$/.test(file) && !file.includes('.test.'))
  return new Map(views.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]))
}

/** @throws with the component's file */
function stylesOf(css: string, id: string, scope: Scope): string {
  try {
    return leanStyles(css, scope)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${id.replace(/\?.*/, '').replace(/^.*\/(?=src\/)/, '')}: ${why}`, { cause: error })
  }
}

/**
 * Scoped styles without an attribute on every element: Astro marks all elements of a component, 11 KB in a car's page.
 * Here an element is marked only if neither its own classes nor its ancestors distinguish it from other components'
 * elements.
 */
export function leanScopes(): Plugin[] {
  let scopes: ReadonlyMap<string, Scope> = new Map()
  return [
    {
      name: 'forecourt:lean-styles',
      enforce: 'pre',
      apply: 'build',
      configResolved: ({ root }) => {
        const folder = join(root, 'src')
        scopes = scopesOf(readSources(folder), folder)
      },
      transform(css, id) {
        const scope = id.includes('?astro&type=style') ? scopes.get(id.split('?')[0] ?? '') : undefined
        return scope ? { code: stylesOf(css, id, scope), map: null } : null
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
