import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dealerSlugs, loadSite } from '#tenants/load.ts'

/** Words of the trade that happen to be a model or place as well, and so are no evidence. */
const common = new Set(['general', 'focus', 'escape', 'new', 'used', 'demo'])

function namesInDealers(): string[] {
  const sites = dealerSlugs('.').flatMap((slug) => {
    const loaded = loadSite(slug, { root: '.', env: {} })
    return 'site' in loaded ? [loaded.site] : []
  })
  const groups = globSync('dealers/{_groups,_makes}/*.yaml').map(
    (file) => file.split('/').at(-1)?.replace('.yaml', '') ?? '',
  )
  const makes = sites.flatMap((site) => [
    site.manufacturer?.name ?? '',
    ...site.sisterSites.map(({ make }) => make ?? ''),
  ])
  const names = [...sites.flatMap(({ slug, name }) => [slug, name]), ...groups, ...makes]
  return [...new Set(names)].filter((name) => name.length > 2 && !common.has(name.toLowerCase()))
}

/** The lines of a text that hold one of the names as a word. */
function linesNaming(names: readonly string[], file: string, text: string): string[] {
  const anyName = new RegExp(
    `(?<![\\w-])(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\w-])`,
    'i',
  )
  return text.split('\n').flatMap((line, index) => (anyName.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
}

describe('variation is data', () => {
  const names = namesInDealers()
  const sources = globSync('{src,scripts/{build,lib,serve}}/**/*.{ts,tsx,astro,css}').filter(
    (file) => !/\.test\.tsx?$|fixtures/.test(file),
  )

  it('no dealer, group or make is named in the source (S1.1)', () => {
    expect(names.length).toBeGreaterThan(10)
    expect(sources.flatMap((file) => linesNaming(names, file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('finds a planted name', () => {
    expect(linesNaming(names, 'src/x.ts', `const special = slug === '${names[0]}'`)).toHaveLength(1)
  })
})
