import { loadSite } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'

const known = new Map<string, Site>()

/** A dealer's settings, cached per worker, as loading them takes as long as a small page. */
export function siteOf(slug: string): Site {
  const site = known.get(slug) ?? read(slug)
  known.set(slug, site)
  return site
}

function read(slug: string): Site {
  const loaded = loadSite(slug, { root: '.', env: {} })
  if (!('site' in loaded)) throw new Error(`${slug} cannot be loaded`)
  return loaded.site
}
