import { hash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'
import type { BuildResult } from '#scripts/build/build-job.ts'
import { bundlePages } from '#scripts/build/bundle.ts'
import { runJob } from '#scripts/build/job.ts'
import { hashedFolders } from '#scripts/build/release/carry.ts'
import { createRandomStream } from '#scripts/demo/random-stream.ts'
import { writeToken } from '#scripts/lib/search-token.ts'
import { fetchedFolder, type PictureRecord, writePictureRecords } from '../../scripts/pictures/picture-records.ts'
import { samplePictureRecord } from '../../scripts/pictures/sample-picture-record.ts'
import { photo } from '../../scripts/pictures/sample-pictures.ts'
import { type Shrunk, shrinkPicture } from '../../scripts/pictures/shrink-picture.ts'
import { withSettingsAt } from '../settings/leaves.ts'
import { write } from '../settings/render-settings.ts'
import { environment, leftToken, richSite, richYard } from '../settings/rich-yard.ts'
import { pathsBelow } from './build-site.ts'
import { type Day, nextDay, picturesFrom } from './night-changes.ts'
import { asText, usualSite, writeYards } from './yards.ts'

const slug = 'rich-yard'
const store = fetchedFolder(process.cwd())
const content = writeYards({ [slug]: richYard })
const out = mkdtempSync(join(tmpdir(), 'nights-'))
const readStock = (): Day['stock'] => JSON.parse(readFileSync(join(content, `stock/${slug}.json`), 'utf8'))
const firstDay: Day = {
  settings: withSettingsAt({ ...usualSite(slug), ...richSite }, { 'stock.pictures_from': picturesFrom }),
  stock: readStock(),
  now: new Date('2026-03-04T01:00:00.000Z'),
  code: 1,
  files: {},
  environment,
  copies: {},
}
/** Copies that pictures of other sites may have. */
let samples: readonly Shrunk[] = []
let bundle = { folder: '', digest: '' }

/** Other code: the same pages with another word in them. */
function otherCode(code: number): typeof bundle {
  if (code === 1) return bundle
  const folder = join(out, `bundle-${code}`)
  if (!existsSync(folder)) cpSync(bundle.folder, folder, { recursive: true })
  for (const file of pathsBelow(folder).filter((path) => path.endsWith('.mjs'))) {
    const text = readFileSync(folder + file, 'utf8')
    if (text.includes('Skip to content'))
      write(folder, file, text.replaceAll('Skip to content', `Skip to content ${code}`))
  }
  return { folder, digest: `${bundle.digest}-${code}` }
}

const picture = (copy: number | null): PictureRecord =>
  copy === null
    ? samplePictureRecord({ key: null, problem: 'its host answered 404', isFinal: true })
    : samplePictureRecord({ ...samples[copy] })

/** What a day is made from beside settings and stock. */
function layDown({ files, environment: said, copies }: Day): void {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) rmSync(join(content, path), { force: true })
    else write(content, path, text)
  }
  Object.assign(process.env, said)
  const known = Object.entries(copies).map(([address, copy]) => [address, picture(copy)] as const)
  writePictureRecords(process.cwd(), slug, Object.fromEntries(known))
}

/** Builds a day into a folder. */
async function buildDay(day: Day, into: string): Promise<BuildResult> {
  const { settings, stock, now, code } = day
  layDown(day)
  write(content, `dealers/${slug}/site.yaml`, asText(settings))
  write(content, `stock/${slug}.json`, JSON.stringify({ ...stock, taken_at: now.toISOString() }))
  const job = { slug, root: process.cwd(), content, out: into, bundle: otherCode(code), now: now.toISOString() }
  return runJob({ ...job, force: false, acceptDrop: true, waitMs: 0 }, () => {})
}

/** All files of a release with digests of their bytes. */
function treeOf(into: string): ReadonlyMap<string, string> {
  const folder = realpathSync(join(into, slug, 'current'))
  return new Map(pathsBelow(folder).map((path) => [path, hash('sha256', readFileSync(folder + path))]))
}

/** The same day made from nothing, beside what it remembers of cars that left, and of those that did not. */
async function fromNothing(day: Day, memories: readonly string[]) {
  const into = mkdtempSync(join(tmpdir(), 'night-from-nothing-'))
  mkdirSync(join(into, slug))
  for (const name of memories) copyFileSync(join(aside, name), join(into, slug, name))
  const result = await buildDay(day, into)
  const tree = result.outcome === 'published' ? treeOf(into) : new Map<string, string>()
  rmSync(into, { recursive: true })
  return { result, tree }
}

/** How two trees differ; files of earlier releases may stand beside those of the day. */
function differences(tree: ReadonlyMap<string, string>, anew: ReadonlyMap<string, string>): string[] {
  const isCarried = (path: string) => hashedFolders.some((folder) => path.startsWith(`/${folder}/`))
  const more = [...tree.keys()].filter((path) => !anew.has(path) && !isCarried(path))
  const other = [...anew].filter(([path, digest]) => tree.get(path) !== digest).map(([path]) => path)
  return [...more.map((path) => `more: ${path}`), ...other.map((path) => `other: ${path}`)]
}

/** What says when it was looked: a dealer that is left alone says so of the last time at which something was made. */
const tellWhen = new Set(['/built.json', '/stock-status.json'].map((path) => `other: ${path}`))

function differencesAfter({ outcome }: BuildResult, anew: ReadonlyMap<string, string>): string[] {
  const all = differences(treeOf(out), anew)
  return outcome === 'unchanged' ? all.filter((difference) => !tellWhen.has(difference)) : all
}

const aside = join(out, 'before')

/** What the nights before left behind, put aside. */
function memoriesBefore(): readonly string[] {
  mkdirSync(aside, { recursive: true })
  const left = ['listings.json', 'car-history.json'].filter((name) => existsSync(join(out, slug, name)))
  for (const name of left) copyFileSync(join(out, slug, name), join(aside, name))
  return left
}

beforeAll(async () => {
  Object.assign(process.env, environment)
  writeToken(content, slug, leftToken)
  mkdirSync(store, { recursive: true })
  samples = [await shrinkPicture(await photo(1602, 1068), store), await shrinkPicture(await photo(1068, 1602), store)]
  bundle = await bundlePages(process.cwd())
  const first = await buildDay(firstDay, out)
  expect([first.outcome, first.problems]).toEqual(['published', []])
}, 180_000)

afterAll(() => {
  rmSync(out, { recursive: true, force: true })
  for (const name of Object.keys(environment)) delete process.env[name]
  rmSync(join(store, `${slug}.json`), { force: true })
  for (const { key } of samples)
    for (const width of pictureWidths) rmSync(join(store, pictureFile(key, width)), { force: true })
})

const nights = Number(process.env.FORECOURT_NIGHTS ?? 8)
const seed = Number(process.env.FORECOURT_NIGHTS_SEED ?? 20260304)

describe('a night that makes only what changed', () => {
  it(`leaves the same files as one that makes everything, ${nights} nights long`, async () => {
    const chance = createRandomStream(String(seed))
    let day = firstDay
    let [drawn, files] = [0, 0]
    for (let night = 1; night <= nights; night++) {
      const before = treeOf(out)
      const lastFolder = realpathSync(join(out, slug, 'current'))
      const next = nextDay(day, chance)
      const anew = await fromNothing(next, memoriesBefore())
      const result = await buildDay(next, out)
      const where = `night ${night} of seed ${seed}`
      const untouched = pathsBelow(lastFolder).filter(
        (path) => hash('sha256', readFileSync(lastFolder + path)) !== before.get(path),
      )
      expect([where, untouched]).toEqual([where, []])
      if (anew.result.outcome !== 'published') {
        expect([where, result.problems]).toEqual([where, anew.result.problems])
        continue
      }
      expect([where, result.problems, differencesAfter(result, anew.tree)]).toEqual([where, [], []])
      drawn += result.drawn
      files += result.pages + (result.dataFiles ?? 0)
      day = next
    }
    if (nights > 20) console.log(`${nights} nights: ${drawn} of ${files} pages and data files drawn`)
    expect(drawn).toBeLessThan(files)
  }, 3_600_000)

  describe('after a night', () => {
    const plain = { ...firstDay, stock: { ...firstDay.stock } }
    const withText = (text: string) => ({ ...plain, settings: { ...(plain.settings as object), ...faqs(text) } })
    const faqs = (answer: string) => ({ pages: { faqs: [{ question: 'Trade-ins?', answer }], special_offers: true } })
    const live = (path: string) => join(realpathSync(join(out, slug, 'current')), path)
    const notes = join(out, slug, 'page-notes.json')

    /** The live pages at such paths: their bytes, and the file that a page which was taken over shares with the night before. */
    function pagesOf(paths: RegExp): ReadonlyMap<string, { readonly digest: string; readonly file: number }> {
      const found = [...treeOf(out)].filter(([path]) => paths.test(path) && path.endsWith('.html'))
      return new Map(found.map(([path, digest]) => [path, { digest, file: statSync(live(path)).ino }]))
    }

    /** Builds a day that differs, and holds it against one from nothing. */
    async function build(day: Day): Promise<BuildResult> {
      const anew = await fromNothing(day, memoriesBefore())
      const result = await buildDay(day, out)
      expect([result.problems, differences(treeOf(out), anew.tree)]).toEqual([[], []])
      return result
    }

    it('makes one page for a text of one page, and the data that names it', async () => {
      await build(withText('Yes.'))
      const faqsPage = readFileSync(live('faqs.html'), 'utf8')
      const { drawn } = await build(withText('Yes, and gladly.'))
      expect(drawn).toBe(1)
      expect(readFileSync(live('faqs.html'), 'utf8')).not.toBe(faqsPage)
    }, 120_000)

    it('makes a page anew whose file is not what it was', async () => {
      const before = readFileSync(live('privacy-policy.html'))
      rmSync(live('privacy-policy.html'))
      write(live('.'), 'privacy-policy.html', 'Somebody was here.')
      expect((await build(withText('Yes, two.'))).drawn).toBe(2)
      expect(readFileSync(live('privacy-policy.html')).equals(before)).toBe(true)
    }, 120_000)

    it('makes pages anew that share a file which is not what it was', async () => {
      const [shared = ''] = /\/_astro\/form\.[\da-f]+\.json/.exec(readFileSync(live('cars/car-1.html'), 'utf8')) ?? []
      const before = readFileSync(live(shared))
      rmSync(live(shared))
      write(live('.'), shared, '{}')
      expect((await build(withText('Yes, three.'))).drawn).toBeGreaterThan(1)
      expect(readFileSync(live(shared)).equals(before)).toBe(true)
    }, 120_000)

    it('makes a page anew in whose place a folder stands', async () => {
      rmSync(live('privacy-policy.html'))
      mkdirSync(live('privacy-policy.html'))
      expect((await build(withText('Yes, four.'))).drawn).toBe(2)
    }, 120_000)

    it('builds on the same day what takes another key from its environment', async () => {
      const same = withText('Yes, five.')
      await build(same)
      expect((await buildDay(same, out)).outcome).toBe('unchanged')
      const [name = ''] = Object.keys(environment).filter((key) => key.includes('MAPS'))
      const other = { ...same, environment: { ...environment, [name]: 'pk.another' } }
      expect((await build(other)).outcome).toBe('published')
    }, 120_000)

    it('notices on the same day that a page is gone, and makes it anew', async () => {
      const same = withText('Yes, when one is gone.')
      await build(same)
      const before = readFileSync(live('faqs.html'))
      rmSync(live('faqs.html'))
      const { drawn, warnings } = await build(same)
      expect([drawn, readFileSync(live('faqs.html')).equals(before)]).toEqual([1, true])
      expect(warnings).toContainEqual(
        expect.stringMatching(/^The release \S+ is not as it was published: it had \d+ files/),
      )
      expect((await buildDay(same, out)).outcome).toBe('unchanged')
    }, 120_000)

    it.each([
      ['are gone', () => rmSync(notes)],
      ['are cut off', () => writeFileSync(notes, readFileSync(notes, 'utf8').slice(0, -9))],
      ['are empty', () => writeFileSync(notes, '')],
      ['say something else', () => writeFileSync(notes, readFileSync(notes, 'utf8').replace('/faqs', '/sqaf'))],
    ])(
      'makes every page where its notes %s',
      async (what, spoil) => {
        spoil()
        const { drawn, pages, dataFiles } = await build(withText(`Yes, when they ${what}.`))
        expect(drawn).toBe(pages + (dataFiles ?? 0))
      },
      120_000,
    )

    it('makes every page where a folder stands in the place of its notes', async () => {
      rmSync(notes)
      mkdirSync(notes)
      const { drawn, pages, dataFiles } = await build(withText('Yes, six.'))
      expect(drawn).toBe(pages + (dataFiles ?? 0))
      rmSync(notes, { recursive: true })
      await build(withText('Yes, seven.'))
    }, 120_000)

    it('makes every page with other code', async () => {
      const { drawn, pages, dataFiles } = await build({ ...withText('Yes, of course.'), code: 99 })
      expect(drawn).toBe(pages + (dataFiles ?? 0))
    }, 120_000)

    it('makes no list, and no page of a model, again that shows no car whose price changed', async () => {
      const [first, ...others] = plain.stock.cars
      const repriced = { ...first, price: 31_990 } as typeof first
      await build(plain)
      const before = pagesOf(/^\/(?:search|models)\//)
      await build({ ...plain, stock: { ...plain.stock, cars: [repriced, ...others] as typeof plain.stock.cars } })
      const after = pagesOf(/^\/(?:search|models)\//)
      const same = [...after].filter(([path, { digest }]) => before.get(path)?.digest === digest)
      expect(same.length).toBeGreaterThan(0)
      expect(same.length).toBeLessThan(after.size)
      expect(same.flatMap(([path, { file }]) => (before.get(path)?.file === file ? [] : [path]))).toEqual([])
    }, 120_000)

    it('makes no page again that only counted a car which came', async () => {
      const [first] = plain.stock.cars
      const come = { ...first, id: 990_001, stocknum: 'N990001', vin: null } as typeof first
      await build(plain)
      const [before, counts] = [pagesOf(/^\//), readFileSync(live('stock-counts.json'), 'utf8')]
      await build({ ...plain, stock: { ...plain.stock, cars: [...plain.stock.cars, come] as typeof plain.stock.cars } })
      const made = [...pagesOf(/^\//)].filter(([path, { file }]) => before.get(path)?.file !== file)
      expect(readFileSync(live('stock-counts.json'), 'utf8')).not.toBe(counts)
      expect(made.map(([path]) => path).filter((path) => /^\/(?:faqs|privacy|contact|service)/.test(path))).toEqual([])
    }, 120_000)
  })
})
