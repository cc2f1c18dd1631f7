import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { loadSite } from './load.ts'
import { formatProblem, frameProblem } from './problem.ts'
import type { Site } from './site.ts'

const fixtures = join(import.meta.dirname, 'fixtures/mistakes')
const healthy = join(fixtures, 'healthy')

/** One seeded mistake: its file, the text replaced and its replacement, and every line of the report. */
interface Case {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
  readonly said: readonly string[]
}

function readCase(text: string): Case {
  const [head = '', ...parts] = text.split(/^--- (.*)$/m)
  const section = (name: string) => {
    const at = parts.indexOf(name)
    return at < 0 ? null : (parts[at + 1]?.replace(/^\n|\n$/g, '') ?? '')
  }
  const emptied = section('emptied') === null ? null : ''
  return {
    file: head.replace('in: ', '').trim(),
    before: section('instead of'),
    after: section('stands') ?? emptied,
    said: section('said')?.trim().split('\n') ?? [],
  }
}

function seed(root: string, { file, before, after }: Case): void {
  const full = join(root, file)
  if (after === null) {
    rmSync(full)
    return
  }
  const text = readFileSync(full, 'utf8')
  const at = before === null ? 0 : text.lastIndexOf(before)
  expect(at).toBeGreaterThanOrEqual(0)
  writeFileSync(full, before === null ? after : text.slice(0, at) + after + text.slice(at + before.length))
}

const files = readdirSync(join(fixtures, 'cases')).sort()
const folder = mkdtempSync(join(tmpdir(), 'mistakes-'))

function problemsIn(root: string): readonly string[] {
  const loaded = loadSite('harbour-street', { root, env: {} })
  return 'site' in loaded ? [] : loaded.problems.map(formatProblem)
}

function siteIn(root: string, slug: string): Site {
  const loaded = loadSite(slug, { root, env: {} })
  if ('problems' in loaded) throw new Error(`${slug} has caught the mistake of another`)
  return loaded.site
}

/** Healthy dealers beside the one with the mistake, and the files they share with it. */
const neighbours = [
  { slug: 'next-door', sharing: ['dealers/_templates/plain.yaml'] },
  { slug: 'over-the-bay', sharing: ['dealers/_groups/harbour.yaml'] },
].map((neighbour) => ({ ...neighbour, site: siteIn(healthy, neighbour.slug) }))

beforeAll(() => {
  for (const file of files) cpSync(healthy, join(folder, file), { recursive: true })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('seeded mistakes (S3.58-S3.77, S1.5)', () => {
  it('are at least 290, in a dealer that is otherwise without one', () => {
    expect(files.length).toBeGreaterThanOrEqual(290)
    expect(problemsIn(healthy)).toEqual([])
  })

  test.each(files)('%s', (file) => {
    const seeded = readCase(readFileSync(join(fixtures, 'cases', file), 'utf8'))
    const root = join(folder, file)
    seed(root, seeded)
    expect(problemsIn(root)).toEqual(seeded.said)
    for (const { slug, sharing, site } of neighbours)
      if (!sharing.includes(seeded.file)) expect(siteIn(root, slug)).toEqual(site)
  })

  it('are all told at once, file by file from the top', () => {
    const root = join(folder, 'all')
    cpSync(healthy, root, { recursive: true })
    const file = join(root, 'dealers/harbour-street/site.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('locale: en-AU', 'locale: fr-FR').replace('mega_menu: false', 'mega_menu: no'))
    expect(problemsIn(root)).toEqual([
      'dealers/harbour-street/site.yaml:10:9  locale: "fr-FR" is not one of en-AU, en-NZ or en-US',
      'dealers/harbour-street/site.yaml:41:14  header.mega_menu: "no" is not true or false; write false',
    ])
  })

  it('are told as well where others stop their settings from being read, if these have nothing to do with them', () => {
    const root = join(folder, 'apart')
    cpSync(healthy, root, { recursive: true })
    const file = join(root, 'dealers/harbour-street/site.yaml')
    const wrong = {
      'mega_menu: false': 'mega_menu: no',
      'url: logo.svg': 'url: lgo.svg',
      'demo_min_km: 3000': 'demo_min_km: x',
    }
    const text = Object.entries(wrong).reduce(
      (all, [right, slip]) => all.replace(right, slip),
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, text)
    expect(problemsIn(root).map((line) => line.replace(/^\S+ {2}([\w.]+):.*/, '$1'))).toEqual([
      'logo.url',
      'header.mega_menu',
      'search_filters.demo_min_km',
    ])
  })

  it('show the line with a mark under the place, but never a secret', () => {
    const frames = ['header-variant-misspelt.txt', 'secret-payment-key.txt'].map((name) => {
      const loaded = loadSite('harbour-street', { root: join(folder, name), env: {} })
      return 'site' in loaded ? '' : loaded.problems.map(frameProblem).join('\n')
    })
    expect(frames[0]).toBe(
      [
        'dealers/harbour-street/site.yaml:40:12  header.variant: "larg" is not one of standard, large or square_logo; did you mean "large"?',
        '  40 |   variant: larg',
        '     |            ^',
      ].join('\n'),
    )
    expect(frames[1]).not.toContain('sk_live')
  })
})
