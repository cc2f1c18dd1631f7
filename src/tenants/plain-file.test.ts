import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import { loadSite } from './load.ts'
import { formatProblem } from './problem.ts'
import { sampleProblems } from './sample-dealer.ts'

const healthy = join(import.meta.dirname, 'fixtures/mistakes/healthy')
const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** Messages about the healthy dealer after `spoil` replaced one of its files. */
function saidWith(file: string, spoil: (full: string) => void): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'plain-file-'))
  roots.push(root)
  cpSync(healthy, root, { recursive: true })
  const full = join(root, file)
  rmSync(full, { force: true })
  spoil(full)
  const loaded = loadSite('harbour-street', { root, env: {} })
  return 'site' in loaded ? [] : loaded.problems.map(formatProblem)
}

const asFolder = (full: string) => mkdirSync(full)
const asBrokenLink = (full: string) => symlinkSync('nowhere', full)
const asLinkToItself = (full: string) => symlinkSync(full, full)
const asLinkOutside = (full: string) => symlinkSync('/etc/hostname', full)
const asLinkInside = (full: string) => symlinkSync('../_templates/plain.yaml', full)
const outside = 'is a link that leads out of the folder of dealers; put the file itself in its place'
const folder = 'is a folder; a file belongs in its place'
const link = 'is a link that leads to no file; put the file itself in its place'
const home = 'dealers/harbour-street'

describe('what stands where a file belongs', () => {
  test.each([
    [`${home}/site.yaml`, asFolder, `${home}/site.yaml:1:1  this ${folder}`],
    [`${home}/site.yaml`, asBrokenLink, `${home}/site.yaml:1:1  this ${link}`],
    [`${home}/promos.yaml`, asFolder, `${home}/promos.yaml:1:1  this ${folder}`],
    [`${home}/promos.yaml`, asBrokenLink, `${home}/promos.yaml:1:1  this ${link}`],
    [`${home}/promos.yaml`, asLinkToItself, `${home}/promos.yaml:1:1  this ${link}`],
    [`${home}/promos.yaml`, asLinkOutside, `${home}/promos.yaml:1:1  this ${outside}`],
    [`${home}/logo.svg`, asLinkOutside, `${home}/site.yaml:21:13  logo.url: "logo.svg" ${outside}`],
    ['dealers/_platform.yaml', asFolder, `dealers/_platform.yaml:1:1  this ${folder}`],
    [
      'dealers/_templates/plain.yaml',
      asFolder,
      `dealers/_templates/plain.yaml:1:1  this ${folder} (from the template; used by harbour-street)`,
    ],
    [
      'dealers/_groups/harbour.yaml',
      asBrokenLink,
      `dealers/_groups/harbour.yaml:1:1  this ${link} (from the group; used by harbour-street)`,
    ],
    [`${home}/logo.svg`, asFolder, `${home}/site.yaml:21:13  logo.url: "logo.svg" ${folder}`],
    [`${home}/logo.svg`, asBrokenLink, `${home}/site.yaml:21:13  logo.url: "logo.svg" ${link}`],
  ])('%s: %o', (file, spoil, said) => {
    expect(saidWith(file, spoil)).toEqual([said])
  })

  test.each([
    ['a text', 'pages: {info: [{path: /about-us, title: Us, content: pages/us.md}]}', 'pages/us.md/x', 'pages/us.md'],
    [
      'the picture of a promo',
      'promos: [{title: Mats, text: Free mats., image: mats.webp}]',
      'mats.webp/x',
      'mats.webp',
    ],
    ['a table', 'postcodes: near.csv', 'near.csv/x', 'near.csv'],
  ])('%s', (_what, setting, file, name) => {
    expect(sampleProblems(setting, { [file]: '' }).map((line) => line.replace(/^[^:]+: /, ''))).toEqual([
      `"${name}" ${folder}`,
    ])
  })

  it('may be a link to a file of another dealer', () => {
    expect(saidWith(`${home}/logo.svg`, asLinkInside).join()).not.toContain('is a link')
  })

  it('is found below a file too, where nothing can be', () => {
    const setting = 'pages: {info: [{path: /about-us, title: Us, content: pages/us.md}]}'
    expect(sampleProblems(setting, { pages: '' })).toEqual([
      'pages.info[0].content: there is no file "pages/us.md" beside dealers/sample/site.yaml',
    ])
  })

  it('is a file where a dealer’s folder belongs', () => {
    const problems = loadSite('_platform.yaml', { root: healthy, env: {} })
    expect('problems' in problems && problems.problems.map(formatProblem)).toEqual([
      'dealers/_platform.yaml/site.yaml:1:1  there is no such file; every dealer needs one',
    ])
  })
})
