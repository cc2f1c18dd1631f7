import { hash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { writeTree } from '../lib/write-tree.ts'
import { type BudgetKind, type Limits, limits } from './limits.ts'
import { findExceededBudgets, type KindWeight, kindOf, weighSite } from './weigh-site.ts'

const head =
  '<link rel="stylesheet" href="/theme.css?v=1"><link rel="preload" href="/a.woff2" as="font"><script type="module" src="/_astro/site.js"></script>'
const island = (client: string) =>
  `<astro-island component-url="/_astro/form.js" renderer-url="/_astro/react.js" client="${client}"></astro-island>`

function release(pages: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'))
  const files = {
    'theme.css': ':root{}',
    '_astro/site.js': 'import"./own.js"',
    '_astro/own.js': '1',
    '_astro/form.js': 'import"./own.js"',
    '_astro/react.js': '1',
    ...pages,
  }
  writeTree(folder, files)
  return folder
}

/** Text without repetition, which compresses poorly. */
const dense = Array.from({ length: 300 }, (_each, at) => hash('sha256', String(at))).join('')

describe('weighSite', () => {
  const folder = release({
    'index.html': head,
    'cars/a.html': head,
    'cars/b.html': `${head}${island('visible')} `,
    'models/dense.html': `${head}${dense}`,
    'models/even.html': `${head}${' '.repeat(2 * dense.length)}`,
    'models/short.html': head,
    'faqs.html': head,
    'terms.html': `${head}${island('load')}`,
    'search/all.html': `${head}${island('idle')}`,
  })
  const weights = weighSite(folder)

  it('weighs the largest page of each kind and the heaviest, and of those that run other scripts', () => {
    expect(weights.map(({ kind, page }) => [kind, page])).toEqual([
      ['home', '/'],
      ['list', '/search/all'],
      ['car', '/cars/b'],
      ['model', '/models/even'],
      ['model', '/models/dense'],
      ['information', '/terms'],
      ['information', '/faqs'],
    ])
  })

  it.each([
    ['home', 2],
    ['car', 2],
    ['list', 4],
  ] as const)('counts the scripts of a %s before a touch, with what they import: %i', (kind, count) => {
    expect(weights.find((each) => each.kind === kind)?.weight.scripts).toBe(count)
  })

  it('counts style sheets and fonts, and bytes as written', () => {
    expect(weights[0]?.weight).toMatchObject({ html: head.length, stylesheets: 1, fonts: 1 })
  })
})

test.each([
  ['/', 'home'],
  ['/search/toyota/page-2', 'list'],
  ['/models/norda-tern/ask', 'contact'],
  ['/norda-tern/ask', 'contact'],
  ['/cars/2019-norda-heron', 'car'],
  ['/cars/2019-norda-heron/checkout', 'checkout'],
  ['/cars/trade-in', 'contact'],
  ['/contact-us/norda', 'contact'],
  ['/contact', 'contact'],
  ['/instant-price', 'contact'],
  ['/finance-enquiry', 'contact'],
  ['/apply-for-finance', 'contact'],
  ['/norda-service', 'contact'],
  ['/contactless-delivery', 'information'],
  ['/tern', 'model'],
  ['/models/heron', 'model'],
  ['/locations/norda', 'place'],
  ['/favourites', 'saved'],
  ['/compare', 'compared'],
  ['/success', 'sent'],
  ['/404', 'lost'],
  ['/faqs', 'information'],
] as const)('%s is a page of the kind %s', (page, kind) => {
  expect(kindOf(page, new Set(['/tern', '/tern/ask', '/faqs']))).toBe(kind)
})

describe('findExceededBudgets', () => {
  const within: KindWeight = { kind: 'car', page: '/cars/a', weight: limits.car }

  it('finds nothing on a page at its limits', () => {
    expect(findExceededBudgets(within)).toEqual([])
  })

  it.each(Object.keys(limits.car) as (keyof Limits)[])('finds one too many: %s', (measure) => {
    const planted = { ...within, weight: { ...limits.car, [measure]: limits.car[measure] + 1 } }
    expect(findExceededBudgets(planted)).toEqual([expect.stringContaining(`${limits.car[measure] + 1} `)])
  })

  it.each(Object.keys(limits) as BudgetKind[])(
    'allows no %s more than two style sheets, six scripts and two fonts',
    (kind) => {
      expect(limits[kind].stylesheets).toBeLessThanOrEqual(2)
      expect(limits[kind].scripts).toBeLessThanOrEqual(6)
      expect(limits[kind].fonts).toBeLessThanOrEqual(2)
    },
  )
})
