import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'
import { isBad } from '../build/report.ts'
import { build } from '../build.ts'
import { serve } from '../serve/server.ts'
import { liveSites } from '../serve/sites.ts'
import { type Keystrokes, typeInto } from './keystrokes.ts'
import { type PageScripts, pageScripts } from './page-scripts.ts'
import type { BenchSnapshot } from './stock.ts'

/** Measurements of a built search page. */
export interface SitePage {
  readonly cars: number
  readonly keystrokes: Keystrokes
  readonly scripts: PageScripts
}

/** Loads a dealer's Site. @throws with its problems */
function siteOf(root: string, slug: string): Site {
  const loaded = loadSite(slug, { root, env: process.env })
  if ('problems' in loaded) throw new Error(loaded.problems.map(({ message }) => message).join('\n'))
  return loaded.site
}

/** The named dealer, or the first with static search that sells cars of every type. @throws when there is none */
export function chooseSite(root: string, named: string | null): Site {
  const sites = dealerSlugs(root).map((slug) => siteOf(root, slug))
  const fits = ({ stock, search, identity }: Site) =>
    search.engine === 'static' && identity.vehicle_types.includes('cars') && stock.search_filters.car_types.length === 3
  const site = named === null ? sites.find(fits) : sites.find(({ slug }) => slug === named)
  if (!site) throw new Error(named === null ? 'No dealer sells cars of every type.' : `There is no dealer ${named}.`)
  return site
}

/** Builds one dealer with generated cars; returns the folder of all releases. */
async function buildOn(root: string, slug: string, snapshot: BenchSnapshot): Promise<string> {
  const folder = join(root, '.cache/bench')
  const [out, stock] = [join(folder, 'site'), join(folder, 'stock.json')]
  mkdirSync(folder, { recursive: true })
  // Generated cars have no picture files, and a release with broken links is refused.
  const cars = snapshot.map((car) => ({ ...car, primary_image_url: null, images: [] }))
  const envelope = { version: 1, dealer: slug, taken_at: new Date().toISOString(), cars }
  writeFileSync(stock, JSON.stringify(envelope))
  const [result] = await build({ root, slugs: [slug], out, stock, acceptDrop: true, json: true })
  if (result && isBad(result)) throw new Error(result.problems.join('\n'))
  return out
}

/** Builds a dealer with these cars, opens its list in a browser and types into it. */
export async function measureSite(
  root: string,
  browser: Browser,
  site: Site,
  snapshot: BenchSnapshot,
  words: readonly string[],
  rate: number,
): Promise<SitePage> {
  const out = await buildOn(root, site.slug, snapshot)
  const live = liveSites(out).find(({ slug }) => slug === site.slug)
  if (!live) throw new Error(`${site.slug} was not published.`)
  const { server, port } = await serve({ out, port: 0, leads: ':memory:' })
  const path = site.search.default_search_path
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`http://${site.slug}.localhost:${port}${path}`)
  await page.waitForFunction(() => document.querySelectorAll('astro-island[ssr][client="idle"]').length === 0)
  const keystrokes = await typeInto(page, words, rate)
  await page.close()
  server.closeAllConnections()
  server.close()
  return { cars: live.cars, keystrokes, scripts: pageScripts(live.folder, `${path}.html`) }
}
