import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { loadSite } from '#tenants/load.ts'
import { formatProblem } from '#tenants/problem.ts'
import type { Site } from '#tenants/site.ts'
import { leaves, withSettingsAt } from '../settings/leaves.ts'
import { environment, richSite, richYard } from '../settings/rich-yard.ts'
import { writeYards } from '../sites/yards.ts'
import { derived, findMisplacedSettings, holdsWholeSite, sitePathOf } from './site-paths.ts'

/** What the rich dealer leaves to its defaults where those are nothing at all. */
const alsoSaid = {
  locations_order: ['hill-service'],
  'brand_banner.hosts': ['https://pictures.example'],
  'chat.hosts': ['https://calls.example'],
  search_filters: { exclude_car_types: ['demo'], exclude_makes: ['Sola'], demo_min_km: 500 },
  'forms.additional_services': ['Loan car'],
  stock: {
    pictures_from: ['https://photos.example'],
    dealerships: ['Hill'],
    ...{ format: 'csv', fields: { price: 'Price' } },
    model_names: { Norda: { 'Tern Hybrid': 'Tern' } },
    car_types: { new: 1, used: 2, demo: 0 },
  },
  'api.paths': { reveal_phone: '/api/reveal', slots: '/api/slots', finance_disclaimer: '/api/disclaimer/{id}' },
}

function richest(): Site {
  const site = withSettingsAt(richSite, alsoSaid) as typeof richSite
  const loaded = loadSite('rich-yard', { root: writeYards({ 'rich-yard': { ...richYard, site } }), env: environment })
  if ('problems' in loaded) throw new Error(loaded.problems.map(formatProblem).join('\n'))
  return loaded.site
}

describe('one spelling', () => {
  const site = richest()

  it('of every setting in dealer files and in Site', () => {
    expect(findMisplacedSettings(leaves, site)).toEqual([])
  })

  test.each<[string, readonly { readonly path: string }[], object, readonly string[]]>([
    [
      'a setting that Site calls otherwise',
      [{ path: 'price.cents' }],
      site,
      ['price.cents is not at cars.price.cents'],
    ],
    ['a setting in no group', [{ path: 'tagline' }], site, ['tagline is not at tagline']],
    [
      'a name in a list',
      [{ path: 'dealership_websites[].title' }],
      site,
      ['dealership_websites[].title is not at identity.dealership_websites[].title'],
    ],
    [
      'a switch of a page that is no route',
      [{ path: 'pages.valuations' }],
      { ...site, routes: {} },
      ['pages.valuations is not at pages.valuations'],
    ],
    [
      'a group that went',
      [{ path: 'garage.label' }],
      { ...site, garage: undefined },
      ['garage.label is not at garage.label'],
    ],
  ])('finds %s', (_reason, planted, from, astray) => {
    expect(findMisplacedSettings(planted, from)).toEqual(astray)
  })

  it('with few other forms, each of a setting that there is', () => {
    const isThere = (key: string) => leaves.some(({ path }) => sitePathOf(path) === null && path.startsWith(key))
    expect(Object.keys(derived).filter((key) => !isThere(key))).toEqual([])
  })

  it('in some twenty groups, beside names, lists and what was found', () => {
    const grouped = Object.values(site).filter((value) => typeof value === 'object' && !Array.isArray(value))
    expect(grouped.length).toBeLessThanOrEqual(20)
  })
})

describe('a component takes the slice of Site that it shows', () => {
  test.each(globSync('src/components/**/*.{astro,ts,tsx}'))('%s', (file) => {
    expect(holdsWholeSite(readFileSync(file, 'utf8'))).toBe(false)
  })

  test.each([
    ['a prop of the whole', "import type { Site } from '#tenants/site.ts'", true],
    ['the type among others', "import { type Other, type Site } from '#tenants/site.ts'", true],
    ['the dealer itself', "import { currentTenant } from '#tenants/current.ts'", true],
    ['a slice', "import type { SiteSlice } from '#tenants/site-slice.ts'", false],
    ['a group', "import type { Brand } from '#tenants/site/brand.ts'", false],
  ])('or is found: %s', (_reason, source, found) => {
    expect(holdsWholeSite(source)).toBe(found)
  })
})
