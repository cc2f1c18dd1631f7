import astro from 'astro/package.json' with { type: 'json' }
import { PlainError } from '../lib/plain-error.ts'
import type { PageApp } from './page-bundle.ts'

/** What is asked of Astro's renderer, as paths in it. */
const calls = [
  'manifest.routes',
  'routeCache.clearAll',
  'render',
  'getComponentByRoute',
  'setInternals',
  'setOptions',
  'getSettings',
] as const

/** An Astro that no longer does what Forecourt's renderer relies on: what is otherwise, and the way on. */
export function unknownAstro(what: string): PlainError {
  return new PlainError(
    `Astro ${astro.version} renders otherwise than the release Forecourt was made with: ${what}. No site was touched. Go back to the release of Astro in package.json before this one; docs/decisions/one-bundle-for-all-dealers.md says what is relied on and what to move to.`,
  )
}

function at(from: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], from)
}

/** @throws PlainError when something that is asked of the renderer is not there */
export function checkApp(app: unknown): asserts app is PageApp {
  const missing = calls.filter((path) => at(app, path) === undefined)
  if (missing.length > 0) throw unknownAstro(`its renderer has no ${missing.join(', ')}`)
}
