import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { socialPages } from '#domain/contact/social-pages.ts'
import { dealerSlugs } from './dealer-slugs.ts'
import { loadSite } from './load.ts'
import { formatProblem } from './problem.ts'
import type { NavigationItem } from './site/shell.ts'
import type { Site } from './site.ts'

/** Dealers with made-up stock; dealers with real stock are no samples. */
const isDemo = (slug: string) => existsSync(`dealers/${slug}/demo-stock.yaml`)
const slugs = dealerSlugs('.').filter(isDemo)
const env = {}

function siteOf(slug: string): Site {
  const loaded = loadSite(slug, { root: '.', env })
  if ('problems' in loaded) throw new Error(loaded.problems.map(formatProblem).join('\n'))
  return loaded.site
}

const sites = slugs.map(siteOf)

function linksOf(items: readonly NavigationItem[]): readonly string[] {
  return items.flatMap((item) => [item.url, ...linksOf(item.dropdownItems)])
}

// Numbers reserved for fiction: Australia, New Zealand, North America.
const fictional = [
  /^0[2378] (5550|7010) \d{4}$/,
  /^0491 57\d \d{3}$/,
  /^1800 975 7\d\d$/,
  /^0\d 555 01\d\d$/,
  /^\(\d{3}\) 555-01\d\d$/,
]

describe('the demo dealers', () => {
  it('are seven, of seven designs (S1.1)', () => {
    const looks = sites.map(({ brand: { design, text_font, display_font, theme } }) => [
      design,
      [text_font, display_font],
      theme['radius-card'],
      theme.section,
    ])
    expect(sites).toHaveLength(7)
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(7)
  })

  it('cover all three locales (S1.2)', () => {
    expect(new Set(sites.map(({ locale }) => `${locale.locale} ${locale.currency}`))).toEqual(
      new Set(['en-AU AUD', 'en-NZ NZD', 'en-US USD']),
    )
  })

  test.each(slugs)('%s is whole: header, footer, eight questions, a place, three lines of welcome', (slug) => {
    const site = siteOf(slug)
    expect(site.shell.navigation.header.length).toBeGreaterThanOrEqual(3)
    expect(site.shell.navigation.footer.length).toBeGreaterThanOrEqual(1)
    expect(site.pages.faqs.length).toBeGreaterThanOrEqual(8)
    expect(site.locations.length).toBeGreaterThanOrEqual(1)
    expect(site.home.headline).not.toBe(site.brand.strapline)
    expect(site.home.reasons.length).toBeGreaterThanOrEqual(2)
    expect(site.contact.phone).not.toBeNull()
  })

  test.each(slugs)('%s gives only numbers kept for fiction', (slug) => {
    const { contact, locations, shell, forms } = siteOf(slug)
    const numbers = [
      contact.phone,
      forms.phone.test_number,
      ...Object.values(contact.special_phones),
      ...locations.map(({ contact_detail }) => contact_detail.phone),
      ...shell.footer.staff.map(({ phone }) => phone),
    ]
    const real = numbers.filter((number) => number !== null && !fictional.some((range) => range.test(number)))
    expect(real).toEqual([])
  })

  test.each(slugs)('%s lives under names kept for examples', (slug) => {
    const { url, contact, services } = siteOf(slug)
    const pages = [
      ...socialPages(contact).map((page) => page.url),
      ...services.gmb_profiles.map((each) => each.review_url),
    ]
    for (const address of [url, ...pages]) expect(new URL(address).hostname).toMatch(/\.example$/)
    expect(contact.email).toMatch(/\.example$/)
  })

  test.each(slugs)('%s publishes files that exist', (slug) => {
    const files = Object.entries(siteOf(slug).files)
    expect(files.length).toBeGreaterThan(0)
    for (const [address, file] of files)
      expect([address.startsWith('/dealer/'), existsSync(file)]).toEqual([true, true])
  })

  test.each(slugs)('%s links to its own pages by path only', (slug) => {
    const { shell, locations, pages, routes } = siteOf(slug)
    const links = [...linksOf(shell.navigation.header), ...linksOf(shell.navigation.footer)]
    const places = new Set(locations.map((place) => `/locations/${place.slug}`))
    const own = [...Object.values(routes), ...pages.info.map(({ path }) => path)]
    const known = /^\/(?:search|locations)\//
    expect(links.filter((link) => !known.test(link) && !own.includes(link))).toEqual([])
    expect(links.filter((link) => link.startsWith('/locations/') && !places.has(link))).toEqual([])
  })

  test.each(slugs)('%s leads from its footer to its privacy policy (S1.38)', (slug) => {
    const { shell, routes, pages } = siteOf(slug)
    expect(linksOf(shell.navigation.footer)).toContain(routes.privacy)
    expect(pages.privacy.content).toContain('Privacy Act')
  })

  test.each(slugs)('%s keeps the clock of every place it stands in', (slug) => {
    expect(siteOf(slug).warnings.filter(({ path }) => path.startsWith('locations'))).toEqual([])
  })

  it('the group stands in all eight states and territories, by seven clocks', () => {
    const group = sites.find(({ locations }) => locations.length === 14)
    expect(new Set(group?.locations.map(({ address }) => address.state)).size).toBe(8)
    expect(new Set(group?.locations.map(({ timeZone }) => timeZone)).size).toBe(7)
    expect(group?.locations.find(({ address }) => address.state === 'NT')).toMatchObject({
      address: { postcode: '0820' },
      dealer_license_number: '0046',
    })
  })

  it('every file tells editors its schema', () => {
    const others = dealerSlugs('.').flatMap((slug) => (isDemo(slug) ? [] : [`dealers/${slug}/**`]))
    const files = globSync('dealers/**/*.yaml', { exclude: ['**/demo-stock.yaml', ...others] })
    const mute = files.filter((file) => {
      const [, schema] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(file, 'utf8')) ?? []
      return !schema || !existsSync(join(dirname(file), schema))
    })
    expect(files.length).toBeGreaterThan(30)
    expect(mute).toEqual([])
  })

  it('two dealers share nothing of their names, phones and logos (S1.1)', () => {
    for (const pick of [
      (s: Site) => s.name,
      (s: Site) => s.contact.phone,
      (s: Site) => s.files['/dealer/logo.svg'],
      (s: Site) => s.services.storage.prefix,
    ]) {
      expect(new Set(sites.map(pick)).size).toBe(sites.length)
    }
  })
})
