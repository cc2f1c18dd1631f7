import type { Location } from '#domain/location/location.ts'
import { type LoadedDealer, loadSite } from '#tenants/load.ts'
import { frameProblem } from '#tenants/problem.ts'
import type { Site } from '#tenants/site.ts'
import { DealerRefused } from './refused.ts'

/** Loads a dealer; `places` are used when its files name none. @throws DealerRefused with every mistake in its files */
export function loadDealer(slug: string, root: string, places: readonly Location[] = []): LoadedDealer {
  const loaded = loadSite(slug, { root, env: process.env, places })
  if ('problems' in loaded) throw new DealerRefused(loaded.problems.map(frameProblem))
  return loaded
}

/** The dealer's Site. @throws DealerRefused with every mistake in its files. */
export function siteOf(slug: string, root: string): Site {
  return loadDealer(slug, root).site
}
