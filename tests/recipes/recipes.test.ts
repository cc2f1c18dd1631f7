import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { openYard, writeYards } from '../sites/yards.ts'
import { type Recipe, recipes } from './recipes.ts'
import { applyEdit, compile, copyProject, run } from './workbench.ts'

const filesOf = ({ edits }: Recipe) => [...new Set(edits.map(({ file }) => file))].sort()

/** The files that CONTRIBUTING.md names under a heading, generated ones left out. */
function namedFiles(title: string): readonly string[] {
  const [, part = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(`### ${title}\n`)
  const [own = ''] = part.split('\n## ')[0]?.split('\n### ') ?? []
  return [...own.matchAll(/^\d+\. `([^`]+)`/gm)].map((match) => match[1] ?? '').sort()
}

/** Folders of unit tests that know what a recipe touches. */
const touched = [
  'src/forms',
  'src/domain/car',
  'src/search/',
  'src/view-models/shell',
  'scripts/lead-api/',
  'src/tenants/dealers',
  'site-paths',
]

const isForgotten = (recipe: Recipe, file: string) => recipe.forgotten.some((part) => part.file === file)

describe('CONTRIBUTING.md', () => {
  test.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
    'names the files of "%s", six at most',
    (title, recipe) => {
      expect(namedFiles(title)).toEqual(filesOf(recipe))
      expect(filesOf(recipe).length).toBeLessThanOrEqual(6)
    },
  )

  it('has a recipe of every kind, and that of a dealer, which needs no source', () => {
    const headings = readFileSync('CONTRIBUTING.md', 'utf8').match(/^### .+/gm)
    expect(headings).toEqual([...recipes.map(({ title }) => `### ${title}`), '### A dealer'])
  })
})

/** First without the parts that are forgotten, then with them. */
const project = copyProject()

test('forgetting a part of a recipe does not compile', () => {
  for (const recipe of recipes)
    for (const edit of recipe.edits) if (!isForgotten(recipe, edit.file)) applyEdit(project, edit)
  const wanted = [...new Set(recipes.flatMap(({ forgotten }) => forgotten.map(({ complainsIn }) => complainsIn)))]
  // The files that must complain, and no other: the whole project is read once all is done.
  const complaints = compile(project, wanted).map((line) => line.replace(/\(.*/, ''))
  expect([...new Set(complaints)]).toEqual(expect.arrayContaining(wanted))
}, 120_000)

describe('all recipes done', () => {
  const slug = 'recipe-yard'
  let page: (path: string) => string

  beforeAll(() => {
    for (const recipe of recipes)
      for (const edit of recipe.edits) if (isForgotten(recipe, edit.file)) applyEdit(project, edit)
    const site = 'template: newlook\npages: {warranty: true}\nbadges: {frugal: Drinks little}'
    const content = writeYards({
      [slug]: { site, cars: [{ fuel_use: 4.6, price_type: 'Drive away' }, { price_type: 'Before charges' }] },
    })
    for (const file of [`dealers/${slug}/site.yaml`, `dealers/${slug}/logo.svg`, `stock/${slug}.json`]) {
      mkdirSync(dirname(join(project, file)), { recursive: true })
      writeFileSync(join(project, file), readFileSync(join(content, file)))
    }
    expect(run(project, ['scripts/build.ts', slug, '--out', 'dist', '--json'])).toBeNull()
    const built = openYard(join(project, 'dist'), slug)
    page = (path) => built.page(path)
  }, 300_000)

  it('compile', () => {
    expect(compile(project)).toEqual([])
  }, 120_000)

  it('leave what is tested beside them as it was', () => {
    expect(run(project, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...touched])).toBeNull()
  }, 120_000)

  it('show the field and the field of a new kind', () => {
    expect(/<label[^>]*>Best time to call/.test(page('/service'))).toBe(true)
    expect(/<legend>Have you had a loan.*?<input type="radio"[^>]*value="No"/.test(page('/finance'))).toBe(true)
  })

  it('show the badge in the dealer’s words', () => {
    const badge = /class="car-badge" data-look="brand"[^>]*>Drinks little</
    expect(badge.test(page('/search/used-cars'))).toBe(true)
  })

  it('have the page, in the sitemap too', () => {
    expect(page('/warranty').includes('What we promise for our cars.')).toBe(true)
    expect(page('/sitemap.xml')).toContain('/warranty</loc>')
  })

  it('lay the home page out as the template says', () => {
    expect(page('/').includes('<section class="hero" data-layout="plain"')).toBe(true)
  })

  it('find cars by the facet', () => {
    const [index = ''] = /\/search-index\/search\.\w+\.json/.exec(page('/search-files.json')) ?? []
    expect(page(index).includes('"price_type"')).toBe(true)
  })
})
