import astro from 'astro/package.json' with { type: 'json' }
import { OperatorError } from '../lib/operator-error.ts'
import type { PageApp } from './page-bundle.ts'

/** Members of Astro's renderer that are used, as paths. */
const calls = [
  'manifest.routes',
  'routeCache.clearAll',
  'render',
  'getComponentByRoute',
  'setInternals',
  'setOptions',
  'getSettings',
] as const

/** The error for an Astro whose renderer differs from what Forecourt relies on, with the remedy. `what` differs. */
export function createAstroMismatchError(what: string): OperatorError {
  return new OperatorError(
    `Astro ${astro.version} renders otherwise than the release Forecourt was made with: ${what}. No site was touched. Go back to the release of Astro in package.json before this one; docs/decisions/one-bundle-for-all-dealers.md says what is relied on and what to move to.`,
  )
}

function at(from: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], from)
}

/** @throws OperatorError when the renderer lacks a member that is used */
export function assertPageApp(app: unknown): asserts app is PageApp {
  const missing = calls.filter((path) => at(app, path) === undefined)
  if (missing.length > 0) throw createAstroMismatchError(`its renderer has no ${missing.join(', ')}`)
}
