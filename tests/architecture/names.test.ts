import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'

/** Words of the trade that happen to be a model or place as well, and so are no evidence. */
const common = new Set(['general', 'focus', 'escape', 'new', 'used', 'demo'])

/** Templates that are called by words the source has uses for; in quotes they are names all the same. */
const everyday = new Set(['showroom', 'trail', 'studio'])

type Pattern = Pick<RegExp, 'test'>

const filesOf = (folder: string) => globSync(`dealers/${folder}/*.yaml`).map((file) => basename(file, '.yaml'))

function namesInDealers(): string[] {
  const sites = dealerSlugs('.').flatMap((slug) => {
    const loaded = loadSite(slug, { root: '.', env: {} })
    return 'site' in loaded ? [loaded.site] : []
  })
  const makes = sites.flatMap((site) => [
    site.identity.manufacturer?.name ?? '',
    ...site.identity.dealership_websites.map(({ make }) => make ?? ''),
  ])
  const names = [...sites.flatMap(({ slug, name }) => [slug, name]), ...filesOf('{_groups,_makes}'), ...makes]
  return [...new Set(names)].filter((name) => name.length > 2 && !common.has(name.toLowerCase()))
}

const anyOf = (names: readonly string[]) =>
  `(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`

/** One of the names as a word. */
const named = (names: readonly string[]) => new RegExp(`(?<![\\w-])${anyOf(names)}(?![\\w-])`, 'i')

/** One of the names in quotes. */
const quoted = (names: readonly string[]) => new RegExp(`(['"\`])${anyOf(names)}\\1`)

/** A line without types made of others' keys: Site['brand'], Pick<Tenant, 'site'>. */
const withoutTypes = (line: string) => line.replace(/[A-Z]\w*\['\w+'\]|\b(?:Pick|Omit)<[^<>]*>/g, '')

/** The lines of a text in which something is found. */
function linesWith(pattern: Pattern, file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
}

const isTest = (file: string) => /\.test\.tsx?$|fixtures/.test(file)

const linesIn = (files: readonly string[], pattern: Pattern) =>
  files.flatMap((file) => linesWith(pattern, file, readFileSync(file, 'utf8')))

describe('variation is data', () => {
  const names = namesInDealers()
  const templates = filesOf('_templates')
  const unusual = named(templates.filter((name) => !everyday.has(name)))
  const isTemplate = { test: (line: string) => unusual.test(line) || quoted(templates).test(withoutTypes(line)) }

  it('no dealer, group or make is named in the source (S1.1, S6.4)', () => {
    const sources = globSync('{src,scripts/{build,lib,serve}}/**/*.{ts,tsx,astro,css}').filter((file) => !isTest(file))
    expect(names.length).toBeGreaterThan(10)
    expect(linesIn(sources, named(names))).toEqual([])
  })

  it('nor a template (S1.5)', () => {
    const sources = globSync('{src,scripts}/**/*.{ts,tsx,mjs,astro,css,js}').filter((file) => !isTest(file))
    expect(templates.length).toBeGreaterThanOrEqual(7)
    expect(linesIn(sources, isTemplate)).toEqual([])
  })

  it('finds a planted name', () => {
    expect(linesWith(named(names), 'src/x.ts', `const special = slug === '${names[0]}'`)).toHaveLength(1)
  })

  test.each([
    ...templates.flatMap((name) => [`if (template === '${name}') return`, `html[data-template="${name}"] {`]),
    ...templates.filter((name) => !everyday.has(name)).map((name) => `  ${name}: 'poster',`),
  ])('finds a planted template: %s', (line) => {
    expect(linesWith(isTemplate, 'src/x.ts', line)).toHaveLength(1)
  })

  test.each([
    'const { site, showroom } = currentTenant()',
    'return { count, at: 0, trail: [], skipped: [] }',
    "readonly showroom: Tenant['showroom']",
    "tenant: Omit<Tenant, 'showroom'>",
    '/** The lamp over the roof (studio). */',
  ])('knows everyday words: %s', (line) => {
    expect(linesWith(isTemplate, 'src/x.ts', line)).toEqual([])
  })
})
