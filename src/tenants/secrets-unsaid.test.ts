import { describe, expect, it, test } from 'vitest'
import { publicTexts, sampleSecrets, tellingParts } from '#domain/secret/sample-secrets.ts'
import { isFullRun } from '#tests/full-run.ts'
import { frameProblem } from './problem.ts'
import { loadSample } from './sample-dealer.ts'

/** The whole report on such a dealer, frames included; empty when it has no mistakes. */
function report(...args: Parameters<typeof loadSample>): string {
  const loaded = loadSample(...args)
  return 'site' in loaded ? '' : `${loaded.problems.map(frameProblem).join('\n')}\n${JSON.stringify(loaded.problems)}`
}

const page = 'pages: {info: [{path: /about, title: About, content: pages/about.md}]}'

type Place = (secret: string) => Parameters<typeof loadSample>

/** Places of a secret: settings of every kind, lists, names, pages, beside a mistake, in a broken file. */
const places: readonly (readonly [string, Place])[] = [
  ...[
    'name: $',
    'url: $',
    'phone: $',
    'email: $',
    'id: $',
    'locale: $',
    'currency: $',
    'template: $',
    'manufacturer: $',
    'dealership_group: $',
    'vehicle_types: [$]',
    'facebook_url: $',
    'google_site_verification: $',
    'default_search_path: $',
    'logo: {url: $}',
    'brand: {colour: $}',
    'brand: {colour: "#14507a", strapline: $}',
    'address: {street: $, city: Perth, state: WA, postcode: 6000}',
    'features: {trade_in: $}',
    'labels: {our_locations: $}',
    'special_phones: {$: "02 5550 0123"}',
    'search: {engine: meilisearch, host: $}',
    'search: {engine: meilisearch, host: "https://s.example", key_env: $}',
    'search: {admin_key_env: $}',
    'search: {index: $}',
    'search: {lists: {$: {filter: a}}}',
    'search: {lists: {rental-cars: {filter: $}}}',
    'search: {list_page_size: $}',
    'stock: {snapshot: $}',
    'maps: {token_env: $}',
    'analytics: {id: $}',
    'payment_provider: embedded\npayment: {script: $, element: x-y}',
    'api: {base: $}',
    'chat: {src: $}',
    'promos: [{text: $}]',
    'navigation: {header: [{name: $, url: /x}], footer: []}',
    'navigation: {header: [{name: x, url: $}], footer: $}',
    'locations: [{name: $, address: {street: 1 Road, city: Perth, state: WA, postcode: 6000}}]',
    'legal: {$: x}',
    'password: $',
    '$: x',
    'api_key: {deep: [$]}',
  ].map((yaml): [string, Place] => [yaml, (secret) => [yaml.replaceAll('$', () => JSON.stringify(secret))]]),
  ['a page', (secret) => [page, { 'pages/about.md': `# About\n\nFor staff:\n${secret}\n` }]],
]

/** Places that are not published, where a secret is only on the source line of another mistake. */
const besides: readonly (readonly [string, Place])[] = [
  ['a comment beside a mistake', (secret) => [`phnoe: x # ${secret}`]],
  ['a quote left open', (secret) => [`strapline: "${secret}`]],
  ['a file that is no YAML', (secret) => [`strapline: [${secret}`]],
  ['a tab', (secret) => [`brand:\n\tstrapline: ${secret}`]],
  ['a key that stands twice', (secret) => [`email: a@b.example\nemail: ${secret}`]],
  ['a tag', (secret) => [`strapline: !secret ${secret}`]],
]

/** Every secret at every place in a full run; otherwise each place gets a quarter of them, in turn. */
const some = places.map(([where, place], at) => ({
  where,
  place,
  secrets: [...sampleSecrets].filter((_, index) => isFullRun || index % 4 === at % 4),
}))

function expectUnsaid([what, secret]: (typeof sampleSecrets)[number], place: Place): void {
  const said = report(...place(secret))
  expect(said, what).not.toBe('')
  expect(
    tellingParts(secret).filter((part) => said.toLowerCase().includes(part)),
    `${what}: ${said}`,
  ).toEqual([])
}

describe('a secret in a dealer’s files', () => {
  test.each(some)('is refused and not repeated at $where', ({ place, secrets }) => {
    for (const named of secrets) expectUnsaid(named, place)
  })

  test.each(besides)('is not repeated by %s', (_where, place) => {
    for (const named of sampleSecrets) expectUnsaid(named, place)
  })
})

describe('what is public', () => {
  test.each(publicTexts)('may stand in a text: %s', (_what, text) => {
    expect(report(`google_site_verification: ${JSON.stringify(text)}`)).toBe('')
    expect(report(page, { 'pages/about.md': text })).toBe('')
  })

  it('is shown where it is refused, so that it can be mended', () => {
    expect(report('phone: "call us"')).toContain('"call us" is not a phone number')
  })
})
