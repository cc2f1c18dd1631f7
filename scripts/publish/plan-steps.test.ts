import { expect, test } from 'vitest'
import { fakeFile } from './fake-destination.ts'
import { type PlanInput, planOf } from './plan.ts'
import type { Published } from './published.ts'

const isPage = (key: string) => /^(?:index|404)\.html$|^cars\/[a-z]+(?:\.(?:br|gz))?$/.test(key)
const file = (key: string) => fakeFile(key, 'today', isPage(key))

/** Files published earlier under these keys. */
const brought = (keys: readonly string[]): Published['files'] =>
  Object.fromEntries(keys.map((key) => [key, { digest: 'yesterday', tag: key, isPage: isPage(key) }]))

/** Keys of a plan by step; removals start with a minus. */
function stepsOf(now: readonly string[], before: readonly string[], more: Partial<PlanInput> = {}) {
  const { steps } = planOf({
    files: now.map(file),
    before: { slug: 'yard', release: 'yesterday', files: brought(before), gone: {} },
    there: new Map(before.map((key) => [key, { tag: key }])),
    now: new Date('2026-03-04T02:00:00Z'),
    keepHours: 0,
    ...more,
  })
  return steps.map(({ step, uploads, removals }) => [
    step,
    ...uploads.map(({ key }) => key),
    ...removals.map((key) => `- ${key}`),
  ])
}

const kept = ['index.html', 'cars/a', 'theme.css', 'sitemap.xml', 'robots.txt', 'stock-status.json', 'built.json']

test('a night comes in the order in which nobody is led to what is not there', () => {
  const now = ['built.json', 'stock-status.json', 'robots.txt', 'sitemap.xml', 'index.html', 'cars/a', 'theme.css']
  expect(stepsOf([...now, 'cars/b', 'b.js'], [...kept, 'cars/c', 'c.js'])).toEqual([
    ['new files', 'b.js'],
    ['new pages', 'cars/b'],
    ['changed files', 'theme.css'],
    ['changed pages', 'cars/a'],
    ['home page', 'index.html'],
    ['what crawlers read', 'robots.txt', 'sitemap.xml'],
    ['what the day brought', 'stock-status.json'],
    ['the moment it was built for', 'built.json'],
    ['pages to remove', '- cars/c'],
    ['files to remove', '- c.js'],
  ])
})

test('the first night brings the home page when all that it leads to is there, and says how old it is last', () => {
  expect(stepsOf(kept, [])).toEqual([
    ['new files', 'theme.css', 'stock-status.json'],
    ['new pages', 'cars/a', 'sitemap.xml', 'robots.txt'],
    ['home page', 'index.html'],
    ['the moment it was built for', 'built.json'],
  ])
})

test('what stands coded beside a file comes and goes with it', () => {
  const both = ['cars/a', 'cars/a.br', 'sitemap.xml', 'sitemap.xml.gz', 'built.json', 'built.json.br']
  expect(stepsOf(both, both)).toEqual([
    ['changed pages', 'cars/a', 'cars/a.br'],
    ['what crawlers read', 'sitemap.xml', 'sitemap.xml.gz'],
    ['the moment it was built for', 'built.json', 'built.json.br'],
  ])
  expect(stepsOf([], ['cars/a', 'cars/a.br'])).toEqual([['pages to remove', '- cars/a', '- cars/a.br']])
})

test.each([
  ['stays for pages that are open', 23, []],
  ['goes when no page can be that old', 24, [['files to remove', '- c.js']]],
  ['stays where a clock was set back', -1, []],
])('a file that left a night before and %s: %i hours later', (_, hours, steps) => {
  const gone = { 'c.js': '2026-03-04T02:00:00Z' }
  const before = { slug: 'yard', release: 'yesterday', files: brought(['c.js']), gone }
  const now = new Date(Date.parse(gone['c.js']) + hours * 3_600_000)
  expect(stepsOf([], ['c.js'], { before, now, keepHours: 24 })).toEqual(steps)
})

test('what somebody else took away already is not removed again', () => {
  const there = new Map([['cars/c', { tag: 'cars/c' }]])
  expect(stepsOf([], ['cars/c', 'cars/d', 'c.js'], { there })).toEqual([['pages to remove', '- cars/c']])
})
