import { beforeAll, describe, expect, it } from 'vitest'
import { loadDealer } from '#scripts/build/load-dealer.ts'
import { loadTenantWithSnapshot } from '#scripts/build/load-tenant.ts'
import type { PageApp } from '#scripts/build/page-bundle.ts'
import { snapshotFile } from '#scripts/build/snapshot-source.ts'
import { writeToken } from '#scripts/lib/search-token.ts'
import { writeYards } from '../sites/yards.ts'
import { withSettingsAt } from './leaves.ts'
import { recording, singleValues } from './recording.ts'
import { now, ownRenderer, renderAll } from './render-settings.ts'
import { environment, leftToken, richSite, richYard } from './rich-yard.ts'

const slug = 'rich-yard'

/** Values that no page needs, and who reads them instead. */
const readElsewhere: Readonly<Record<string, string>> = {
  // A feed's places may carry the key of a picture of their map; staff name a map service instead.
  'locations[].address.map_key': 'src/stock/read-location.ts',
  'contact.address.map_key': 'src/stock/read-location.ts',
  // Read before the site is: a group's list leaves out the dealer's own entry.
  'identity.dealership_websites[].slug': 'src/tenants/resolve/identity.ts',
  'search.admin_key_env': 'npm run index',
  'search.admin_host_env': 'npm run index',
  'search.token_days': 'npm run index',
}

/** The rich dealer, and what only a dealer of another choice needs. */
const dealers = [
  {},
  { 'search.engine': 'meilisearch', 'search.host': leftToken.host, 'search.key_env': 'FORECOURT_PUBLIC_SEARCH_KEY' },
  {
    locations_sort: 'position',
    'address.place_url': null,
    'images.host': 'https://images.example',
    'vehicle.sidebar': 'trade_in',
  },
  { 'stock.format': 'csv', 'stock.fields': { price: 'Price' } },
  { 'stock.format': 'xml' },
]

/** Paths of the values that a dealer has, and of those that were read while its site was made. */
async function trace(app: PageApp, said: Readonly<Record<string, unknown>>) {
  const content = writeYards({ [slug]: { ...richYard, site: withSettingsAt(richSite, said) as typeof richSite } })
  writeToken(content, slug, leftToken)
  const { site, tree } = loadDealer(slug, content)
  const { data, read } = recording(site)
  await renderAll(
    app,
    await loadTenantWithSnapshot({ site: data, tree }, await snapshotFile(data, content, undefined), {
      root: content,
      now,
    }),
  )
  return { values: singleValues(site), read }
}

const known = new Set<string>()
const silent = new Set<string>()
const unread = new Set<string>()

beforeAll(async () => {
  Object.assign(process.env, environment)
  const app = await ownRenderer()
  const traces = []
  for (const said of dealers) traces.push(await trace(app, said))
  for (const { values } of traces) for (const [path, value] of values) (value === null ? silent : known).add(path)
  for (const path of [...known, ...silent]) if (!traces.some(({ read }) => read.has(path))) unread.add(path)
}, 240_000)

describe('what a dealer’s settings became', () => {
  it('is read while its site is made, every value of it', () => {
    expect([...unread].filter((path) => !(path in readElsewhere))).toEqual([])
  })

  it('is said by the dealers that this is tried with, every value of it', () => {
    const isSaid = (path: string) => [...known].some((each) => each === path || each.startsWith(`${path}.`))
    expect([...silent].filter((path) => !isSaid(path) && !(path in readElsewhere))).toEqual([])
  })
})
