import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { executePlan } from './execute-plan.ts'
import { FakeDestination, fakeFile } from './fake-destination.ts'
import { planOf } from './plan.ts'
import { publishedKey, readPublished } from './published.ts'
import type { SiteFile } from './site-files.ts'

/** A site: page -> keys it points to, and files without links. */
interface MadeUpSite {
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly files: Readonly<Record<string, string>>
}

const pageKeys = ['index.html', '404.html', 'search', 'cars/a', 'cars/b', 'cars/c', 'locations', 'locations/x']
const fileKeys = ['_astro/a.1.js', '_astro/b.2.css', 'theme.css', 'pictures/p.webp', 'search-files.json', 'sitemap.xml']

/** Any site whose pages are all reachable from its home page, which verification guarantees. */
const anySite: fc.Arbitrary<MadeUpSite> = fc
  .record({ pages: fc.subarray(pageKeys.slice(2)), files: fc.subarray(fileKeys) })
  .chain(({ pages, files }) => {
    const all = ['index.html', '404.html', ...pages]
    const points = fc.subarray([...all, ...files])
    return fc.record({
      pages: fc
        .tuple(...all.map(() => points))
        .map((links) =>
          Object.fromEntries(
            all.map((key, at) => [key, key === 'index.html' ? [...all, ...files] : (links[at] ?? [])]),
          ),
        ),
      files: fc
        .tuple(...files.map(() => fc.constantFrom('one', 'two')))
        .map((texts) => Object.fromEntries(files.map((key, at) => [key, texts[at] ?? '']))),
    })
  })

function siteFilesOf({ pages, files }: MadeUpSite): SiteFile[] {
  return [
    ...Object.entries(files).map(([key, text]) => fakeFile(key, text)),
    ...Object.entries(pages).map(([key, points]) => fakeFile(key, JSON.stringify(points), true)),
  ]
}

const pointsOf = (text: string): readonly string[] => JSON.parse(text)

/** Missing files that any page loads; the first sitemap is uploaded with the first pages. */
function filesMissing({ files }: FakeDestination): string[] {
  const loaded = pageKeys.flatMap((key) => pointsOf(files.get(key)?.text ?? '[]'))
  return loaded.filter((key) => fileKeys.includes(key) && key !== 'sitemap.xml' && !files.has(key))
}

/** Missing targets of pages that a visitor knows or can reach from those. */
function dangling(host: FakeDestination, known: ReadonlySet<string>): string[] {
  const seen = new Set([...known, 'index.html'].filter((key) => pageKeys.includes(key) && host.files.has(key)))
  const missing = filesMissing(host)
  for (const page of seen) {
    for (const key of pointsOf(host.files.get(page)?.text ?? '[]')) {
      if (!host.files.has(key)) missing.push(`${page} points to ${key}`)
      else if (pageKeys.includes(key)) seen.add(key)
    }
  }
  return missing
}

async function publish(host: FakeDestination, site: MadeUpSite, { now = new Date(0), keepHours = 24 } = {}) {
  const before = await readPublished(host, 'yard')
  const plan = planOf({ files: siteFilesOf(site), before, there: await host.list(), now, keepHours })
  await executePlan({
    destination: host,
    plan,
    before,
    release: JSON.stringify(site),
    meanwhile: null,
    onProgress: () => {},
  })
  return plan
}

const textsOf = (host: FakeDestination) =>
  new Map([...host.files].filter(([key]) => key !== publishedKey).map(([key, { text }]) => [key, text]))

describe('the order of a publication', () => {
  it('leaves no page that a visitor can get pointing at something missing, after any change of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anySite, { minLength: 1, maxLength: 4 }), async (sites) => {
        const host = new FakeDestination()
        let leaving = new Set<string>()
        for (const site of sites) {
          const known = new Set([...host.files.keys()].filter((key) => pageKeys.includes(key)))
          leaving = new Set([...known].filter((key) => !Object.hasOwn(site.pages, key)))
          host.onChange = (key) => {
            // Pages being removed may link to each other, but nothing links to them.
            const stay = host.changes.at(-1)?.startsWith('- ') ? [...known].filter((each) => !leaving.has(each)) : known
            expect([key, dangling(host, new Set(stay))]).toEqual([key, []])
          }
          await publish(host, site)
          host.onChange('the end')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('does neither when runs end anywhere, and others bring other releases, nor takes a file that a page loaded a day ago', async () => {
    const run = fc.record({
      ...{ site: anySite, last: fc.option(fc.nat(25), { nil: Number.POSITIVE_INFINITY }) },
      ...{ isKilled: fc.boolean(), hours: fc.constantFrom(0, 1, 13, 24, 25) },
    })
    await fc.assert(
      fc.asyncProperty(anySite, fc.array(run, { minLength: 2, maxLength: 4 }), async (first, runs) => {
        const host = new FakeDestination()
        const loadedAt = new Map<string, number>()
        let hour = 0
        const found = () => {
          const texts = pageKeys.map((key) => host.files.get(key)?.text ?? '[]')
          for (const key of texts.flatMap(pointsOf)) if (fileKeys.includes(key)) loadedAt.set(key, hour)
          const taken = [...loadedAt].filter(
            ([key, at]) => hour - at < 24 && !host.files.has(key) && key !== 'sitemap.xml',
          )
          expect([...dangling(host, new Set()), ...taken]).toEqual([])
        }
        await publish(host, first)
        for (const { site, last, isKilled, hours } of runs) {
          hour += hours
          let changes = 0
          host.onChange = () => {
            found()
            // When killed it writes no journal; when it fails it does.
            const isOver = isKilled ? changes >= last : changes === last
            changes++
            if (isOver) throw new Error('ended')
          }
          const ended = (error: Error) => expect(error.message).toBe('ended')
          await publish(host, site, { now: new Date(hour * 3_600_000) }).catch(ended)
          host.onChange = () => {}
          found()
        }
      }),
      { numRuns: 500 },
    )
  })

  it('says how old a site is, the first time too, when all that is new is there', async () => {
    const host = new FakeDestination()
    const files = { 'theme.css': 'one', 'sitemap.xml': 'one', 'built.json': 'monday' }
    for (const day of ['monday', 'tuesday']) {
      host.changes.length = 0
      const pages = { 'index.html': [], 'cars/a': [], ...(day === 'monday' ? { 'cars/b': [] } : { 'cars/c': [] }) }
      await publish(host, { pages, files: { ...files, 'theme.css': day, 'built.json': day } })
      const ours = host.changes.filter((key) => key !== publishedKey)
      expect(ours.slice(ours.indexOf('built.json'))).toEqual(
        day === 'monday' ? ['built.json'] : ['built.json', '- cars/b'],
      )
    }
  })

  it('takes back what the day brought only when the pages that were told are new', async () => {
    const host = new FakeDestination()
    const status = { 'stock-status.json': 'nothing', 'stock-status.json.br': 'nothing' }
    await publish(host, { pages: { 'index.html': [], 'cars/a': [] }, files: { ...status, 'built.json': 'one' } })
    await host.write('stock-status.json', Buffer.from('a is sold'), fakeFile('', '').headers)
    host.changes.length = 0
    const pages = { 'index.html': ['cars/a'], 'cars/a': ['index.html'] }
    await publish(host, { pages, files: { ...status, 'built.json': 'two' } })
    expect(host.changes.filter((key) => key !== publishedKey)).toEqual([
      'cars/a',
      'index.html',
      'stock-status.json',
      'built.json',
    ])
  })

  it('leaves what the day brought where the host knows more of it, and takes nothing of it away', async () => {
    const host = new FakeDestination()
    const site = { ...small, files: { 'stock-status.json': 'nothing', 'stock-status.json.br': 'nothing' } }
    await publish(host, site)
    for (const key of Object.keys(site.files)) await host.write(key, Buffer.from('sold'), fakeFile('', '').headers)
    const before = await readPublished(host, 'yard')
    const there = await host.list()
    const situation = { files: siteFilesOf(site), before, there, now: new Date(0), keepHours: 0 }
    const touched = (keepsDay: boolean) =>
      planOf({ ...situation, keepsDay }).steps.flatMap(({ uploads, removals }) => [
        ...uploads.map(({ key }) => key),
        ...removals,
      ])
    expect(touched(true)).toEqual([])
    expect(touched(false)).toEqual(['stock-status.json', 'stock-status.json.br'])
  })

  it('brings what differs and nothing else, and in the end what the site is', async () => {
    await fc.assert(
      fc.asyncProperty(anySite, anySite, async (first, second) => {
        const host = new FakeDestination()
        await publish(host, first)
        const before = textsOf(host)
        host.changes.length = 0
        await publish(host, second, { keepHours: 0 })
        const wanted = new Map<string, string>()
        for (const file of siteFilesOf(second)) wanted.set(file.key, Buffer.from(await file.bytes()).toString())
        expect(new Map([...textsOf(host)].sort())).toEqual(new Map([...wanted].sort()))
        const different = [...new Set([...before.keys(), ...wanted.keys()])].filter(
          (key) => before.get(key) !== wanted.get(key),
        )
        const changed = host.changes.filter((key) => key !== publishedKey).map((key) => key.replace('- ', ''))
        expect(changed.sort()).toEqual(different.sort())
      }),
    )
  })
})

const small: MadeUpSite = { pages: { 'index.html': [] }, files: { '_astro/a.1.js': 'one', 'theme.css': 'one' } }

describe('what no release has any more', () => {
  it('stays for pages that are open, and goes a day later', async () => {
    const host = new FakeDestination()
    await publish(host, small)
    const without: MadeUpSite = { ...small, files: { 'theme.css': 'one' } }
    await publish(host, without, { now: new Date('2026-03-04T00:00:00Z') })
    expect(host.files.has('_astro/a.1.js')).toBe(true)
    await publish(host, without, { now: new Date('2026-03-04T23:59:00Z') })
    expect(host.files.has('_astro/a.1.js')).toBe(true)
    await publish(host, without, { now: new Date('2026-03-05T00:00:00Z') })
    expect(host.files.has('_astro/a.1.js')).toBe(false)
  })

  it('is not counted as leaving once a release has it again', async () => {
    const host = new FakeDestination()
    await publish(host, small)
    await publish(host, { ...small, files: {} }, { now: new Date('2026-03-04T00:00:00Z') })
    await publish(host, small, { now: new Date('2026-03-05T00:00:00Z') })
    expect(Object.keys((await readPublished(host, 'yard')).gone)).toEqual([])
  })

  it('goes at once where it is a coded copy of a file that stays: a server would serve it', async () => {
    const host = new FakeDestination()
    const coded = { 'feed.xml': 'one', 'feed.xml.br': 'one', 'feed.xml.gz': 'one', 'old.xml.br': 'one' }
    await publish(host, { ...small, files: coded })
    await publish(host, { ...small, files: { 'feed.xml': 'two' } }, { now: new Date('2026-03-04T00:00:00Z') })
    expect([...textsOf(host).keys()].filter((key) => key.includes('.xml'))).toEqual(['feed.xml', 'old.xml.br'])
  })

  it('is left alone where somebody else put it', async () => {
    const host = new FakeDestination()
    await host.write('google123.html', Buffer.from('proof'), fakeFile('', '').headers)
    await publish(host, small, { keepHours: 0 })
    await publish(host, { ...small, files: {} }, { keepHours: 0 })
    expect([...textsOf(host).keys()]).toEqual(['google123.html', 'index.html'])
  })
})

describe('a publication', () => {
  it('that ended anywhere goes on from there, and brings no file twice that was noted', async () => {
    const files = Object.fromEntries(Array.from({ length: 1200 }, (_, index) => [`_astro/${index}.js`, 'one']))
    const large: MadeUpSite = { ...small, files }
    for (const last of [0, 1, 600, 1190, 1203]) {
      const host = new FakeDestination()
      let left = last
      host.onChange = () => {
        if (left-- <= 0) throw new Error('the host is gone')
      }
      await expect(publish(host, large)).rejects.toThrow('the host is gone')
      host.onChange = () => {}
      const there = host.files.size
      host.changes.length = 0
      await publish(host, large)
      expect(textsOf(host).size).toBe(1201)
      const notedTwice = host.changes.filter((key) => key !== publishedKey).length - (1202 - there)
      // When killed, it writes no journal: uploads since the last one are repeated.
      expect(notedTwice).toBeLessThanOrEqual(500 + 16)
    }
  })

  it('brings a file again that somebody else wrote or took away', async () => {
    const host = new FakeDestination()
    await publish(host, small)
    await host.write('theme.css', Buffer.from('theirs'), fakeFile('', '').headers)
    host.files.delete('_astro/a.1.js')
    host.changes.length = 0
    await publish(host, small)
    expect(host.changes.filter((key) => key !== publishedKey).sort()).toEqual(['_astro/a.1.js', 'theme.css'])
  })

  it('does not move into the site of another dealer', async () => {
    const host = new FakeDestination()
    await publish(host, small)
    await expect(readPublished(host, 'other')).rejects.toThrow(
      'memory has the site of yard. Name another place for other; or, if it is to move in there, remove .forecourt/published.json first.',
    )
  })

  it('brings everything again, and removes nothing, when nobody can read what was noted', async () => {
    const host = new FakeDestination()
    await publish(host, small)
    await host.write(publishedKey, Buffer.from('{"slug":'), fakeFile('', '').headers)
    host.changes.length = 0
    await publish(host, { ...small, files: {} }, { keepHours: 0 })
    expect(host.changes.filter((key) => key !== publishedKey)).toEqual(['index.html'])
  })
})
