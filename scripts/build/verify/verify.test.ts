import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate/browser'
import { describe, expect, it, test, vi } from 'vitest'
import { parseMarkupNodes } from '#layouts/markup-nodes.ts'
import { writeTree } from '../../lib/write-tree.ts'
import { environmentSecrets } from './environment.ts'
import { createEmptyVerificationCache } from './page-facts.ts'
import { verifyRelease } from './release.ts'
import { secretFinder } from './secrets.ts'
import { digestsOfShapes, shapesOf } from './shapes.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>A yard</title></head><body><h1>A yard</h1>${body}</body></html>`

/** Writes a release of a small site with one car; `files` replace or add to its files. */
function release(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const whole = {
    'index.html': page('<a href="/search/used-cars">Cars</a>'),
    'search/used-cars.html': page('<a href="/cars/a">A</a>'),
    'cars/a.html': page('<img src="/pictures/a.webp" alt="A"><a href="/">Home</a>'),
    'pictures/a.webp': 'picture',
    ...files,
  }
  writeTree(folder, whole)
  return folder
}

const verify = async (files: Readonly<Record<string, string>>, mustBeReached = ['/cars/a']) => {
  const faults = await verifyRelease({ folder: release(files), mustBeReached })
  return faults.map(({ page: where, fault }) => `${where} ${fault}`)
}

describe('verifyRelease', () => {
  it('finds nothing on a whole site', async () => {
    expect(await verify({})).toEqual([])
  })

  it('takes a picture written into a style sheet for what it is', async () => {
    const css = `.a{background:url("data:image/svg+xml,%3Csvg clip-path='url(%23clip)'/%3E")}`
    expect(await verify({ 'a.css': css })).toEqual([])
  })

  it('asks the HTML checker about markup that does not close, though a parser makes of it what was found valid', async () => {
    const [closed, open] = [page('<div><b>x</b></div>'), page('<div><b>x</b>')]
    const found = await verify({ 'a.html': closed, 'b.html': open })
    expect(found[0]).toMatch(/^\/b \d+:\d+ Unclosed element '<div>' \(close-order\)$/)
  })

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a dead link', { 'a.html': page('<a href="/gone">x</a>') }, '/a links to /gone, which does not exist'],
    [
      'a dead fragment',
      { 'a.html': page('<a href="/#nowhere">x</a>') },
      '/a links to /#nowhere, and that page has no such id',
    ],
    [
      'a form to nowhere',
      { 'a.html': page('<form action="/gone"><button type="submit">Go</button></form>') },
      '/a links to /gone, which does not exist',
    ],
    [
      'a missing picture',
      { 'a.html': page('<img src="/pictures/b.webp" alt="">') },
      '/a loads /pictures/b.webp, which does not exist',
    ],
    [
      'a missing size of a picture',
      { 'a.html': page('<img src="/pictures/a.webp" srcset="/pictures/a.webp 1x, /pictures/c.webp 2x" alt="">') },
      '/a loads /pictures/c.webp, which does not exist',
    ],
    [
      'an island whose script is gone',
      { 'a.html': page('<astro-island component-url="/_astro/X.js"></astro-island>') },
      '/a loads /_astro/X.js, which does not exist',
    ],
    [
      'a font that a style sheet wants',
      { 'a.css': '@font-face{src:url("./a.woff2")}' },
      '/a.css loads /a.woff2, which does not exist',
    ],
    [
      'a search box without its index',
      { 'a.html': page('<form action="/" data-own-index=""><button type="submit">Go</button></form>') },
      '/a loads /search-files.json, which does not exist',
    ],
    [
      'a search box without what it knows',
      { 'a.html': page('<form action="/" data-autocomplete=""><button type="submit">Go</button></form>') },
      '/a loads /search-box.json, which does not exist',
    ],
    [
      'an index that is not where it is said to be',
      { 'search-files.json': '{"search":"/search-index/search.1.json","cards":"/cars/a.html","size":1}' },
      '/search-files.json names /search-index/search.1.json, which does not exist',
    ],
    ['an inline style', { 'a.html': page('<p style="color:red">x</p>') }, '/a holds style= on <p>'],
    [
      'an inline handler',
      { 'a.html': page('<button type="button" onclick="x()">x</button>') },
      '/a holds onclick= on <button>',
    ],
    ['an inline script', { 'a.html': page('<script>x()</script>') }, '/a holds an inline <script>'],
    ['an id that stands twice', { 'a.html': page('<p id="x">x</p><p id="x">y</p>') }, '/a has the id x twice'],
    [
      'a label for nothing',
      { 'a.html': page('<label for="gone">x</label>') },
      '/a refers to the id gone, which is not there',
    ],
    ['invalid HTML', { 'a.html': page('<p><div>x</div></p>') }, '/a 1:'],
    ['a secret', { 'a.json': '{"key":"sk_live_abcdefgh12345678"}' }, '/a.json holds a payment provider’s secret key'],
    ['a private key', { 'a.txt': '-----BEGIN RSA PRIVATE KEY-----' }, '/a.txt holds a private key'],
  ])('finds %s', async (_reason, files, fault) => {
    expect((await verify(files)).join('\n')).toContain(fault)
  })

  test.each([
    ['in a page', (key: string) => page(`<p data-key="${key}">x</p>`), 'a.html'],
    ['in an index', (key: string) => JSON.stringify({ key }), 'a.json'],
    ['in a script, encoded', (key: string) => `const key = atob('${btoa(key)}')`, '_astro/a.js'],
    ['among the headers', (key: string) => `/*\n  X-Key: ${key}\n`, '_headers'],
  ])('finds the key that fills the search index: %s (S3.72)', async (_reason, text, file) => {
    const key = '5f2b6c1d9e8a7b4c3d2e1f0a9b8c7d6e'
    const env = { YARD_KEY: key, OTHER_KEY: 'short' }
    const known = environmentSecrets({ env, adminKeys: Object.keys(env), published: [], ownWords: () => '' })
    const secretsIn = secretFinder(known)
    const faults = await verifyRelease({
      folder: release({ [file]: text(key) }),
      mustBeReached: ['/cars/a'],
      secretsIn,
    })
    const fault = 'holds the key of YARD_KEY, which may change the search index'
    expect(faults).toContainEqual({ page: `/${file}`, fault, isSecret: true })
    expect(JSON.stringify(faults)).not.toContain(key)
  })

  const policy =
    "/*\n  Content-Security-Policy: default-src 'none'; img-src 'self' https://cdn.example; form-action 'self'\n"
  const relaxed = `${policy}\n/map\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; frame-src https://maps.example\n`
  const frame = page('<iframe src="https://maps.example/x" title="Map"></iframe>')

  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'a picture',
      { 'a.html': page('<img src="https://other.example/a.jpg" alt="A">') },
      '/a needs https://other.example, which its security policy keeps out (img-src)',
    ],
    [
      'a wider picture',
      { 'a.html': page('<img src="/pictures/a.webp" srcset="/pictures/a.webp 1x, //other.example/a.jpg 2x" alt="A">') },
      'https://other.example',
    ],
    ['a frame', { 'a.html': frame }, '/a needs https://maps.example, which its security policy keeps out (frame-src)'],
    ['a script', { 'a.html': page('<script src="https://pay.example/x.js"></script>') }, '(script-src)'],
    [
      'a form',
      { 'a.html': page('<form method="post" action="https://pay.example/x"><button type="submit">Go</button></form>') },
      '(form-action)',
    ],
    [
      'a picture that two policies judge',
      {
        _headers: `${policy}\n/a\n  Content-Security-Policy: img-src 'self'\n`,
        'a.html': page('<img src="https://cdn.example/a.jpg" alt="A">'),
      },
      '(img-src)',
    ],
  ])('finds %s of a host that the policy keeps out', async (_reason, files, fault) => {
    expect((await verify({ _headers: relaxed, ...files })).join('\n')).toContain(fault)
  })

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a picture of a host it names', { 'a.html': page('<img src="https://cdn.example/a.jpg" alt="A">') }],
    [
      'a picture that a browser will ask for securely',
      { 'a.html': page('<img src="http://cdn.example/a.jpg" alt="A">') },
    ],
    ['a frame on the page that may hold it', { 'map.html': frame }],
    ['a link, which loads nothing', { 'a.html': page('<a href="https://other.example/">x</a>') }],
  ])('lets the policy let in %s', async (_reason, files) => {
    expect(await verify({ _headers: relaxed, ...files })).toEqual([])
  })

  const form = (more: string) =>
    JSON.stringify({
      drawn: parseMarkupNodes(
        `<form id="ask" method="post" action="/api"><button type="submit">Send</button>${more}</form>`,
      ),
    })
  const asking = (more = '') =>
    page(`<astro-island data-shared="/_astro/form.0a.json"></astro-island><input type="hidden" form="ask">${more}`)

  it('takes what a page fetches to draw for a part of it', async () => {
    const about = '<section aria-labelledby="name"><h2>x</h2></section>'
    const files = { '_astro/form.0a.json': form('<b id="name">x</b><a href="/">x</a>'), 'a.html': asking(about) }
    expect(await verify(files)).toEqual([])
  })

  test.each<[string, string, string, string]>([
    ['a dead link', '<a href="/gone">x</a>', '', '/_astro/form.0a.json links to /gone, which does not exist'],
    ['a missing picture', '<img src="/b.webp" alt="">', '', '/_astro/form.0a.json loads /b.webp, which does not exist'],
    ['invalid HTML', '<button type="button"><a href="/">x</a></button>', '', '/_astro/form.0a.json 1:'],
    ['an inline style', '<p style="color:red">x</p>', '', '/_astro/form.0a.json holds style= on <p>'],
    ['a label for nothing', '<label for="gone">x</label>', '', '/_astro/form.0a.json refers to the id gone'],
    ['an id of the page', '<p id="x">x</p>', '<p id="x">y</p>', '/a has the id x twice'],
  ])('finds in what a page fetches to draw %s', async (_reason, fetched, own, fault) => {
    expect((await verify({ '_astro/form.0a.json': form(fetched), 'a.html': asking(own) })).join('\n')).toContain(fault)
  })

  it('lets the policy of the page judge what it fetches to draw', async () => {
    const picture = form('<img src="https://other.example/a.jpg" alt="A">')
    const files = { _headers: policy, '_astro/form.0a.json': picture, 'a.html': asking() }
    expect(await verify(files)).toEqual([
      '/a needs https://other.example, which its security policy keeps out (img-src)',
    ])
  })

  it('finds a car without a page', async () => {
    expect(await verify({}, ['/cars/a', '/cars/b'])).toContain('/cars/b has no page')
  })

  it('finds a car that nothing links to', async () => {
    expect(await verify({ 'cars/b.html': page('<a href="/">Home</a>') }, ['/cars/b'])).toEqual([
      '/cars/b no link leads here from the home page',
    ])
  })

  it('leaves links to other programs alone', async () => {
    const links = [
      'tel:0255500000',
      'mailto:a@example.com',
      'https://example.com/x',
      '//example.com/x',
      '/api/leads',
    ].map((href) => `<a href="${href}">x</a>`)
    expect(await verify({ 'a.html': page(links.join('')) })).toEqual([])
  })
})

describe('what the HTML checker has seen on the pages of a site', () => {
  it('is not shown to it again on those of another', async () => {
    const checker = vi.spyOn(HtmlValidate.prototype, 'validateStringSync')
    const files = { 'a.html': page('<section><h2>A shape of this test alone</h2><mark>Yes</mark></section>') }
    expect(await verify(files)).toEqual([])
    const times = checker.mock.calls.length
    expect(await verify(files)).toEqual([])
    expect([times > 0, checker.mock.calls.length]).toEqual([true, times])
    checker.mockRestore()
  })

  it('is told of every site where it was wrong', async () => {
    const files = { 'a.html': page('<section><h2>Wrong on both</h2><p><div>No</div></p></section>') }
    const faults = await verify(files)
    expect(faults).not.toEqual([])
    expect(await verify(files)).toEqual(faults)
  })
})

describe('a page that is known from another night', () => {
  const facts = { links: ['/search/used-cars', '/gone'], assets: ['/lost.webp'], foreign: [] }
  const memory = () => ({
    ...createEmptyVerificationCache(),
    known: (page: string) => (page === '/cars/a' ? facts : null),
  })

  it('is held against the rest of the site by what it said, and not read again', async () => {
    const folder = release({ 'cars/a.html': '<p style="color:red">unread' })
    const faults = await verifyRelease({ folder, mustBeReached: ['/cars/a'], memory: memory() })
    expect(faults.map(({ page: where, fault }) => `${where} ${fault}`)).toEqual([
      '/cars/a links to /gone, which does not exist',
      '/cars/a loads /lost.webp, which does not exist',
    ])
  })

  it('is looked through for secrets', async () => {
    const folder = release({ 'cars/a.html': 'the-words-of-a-secret' })
    const secretsIn = secretFinder([{ what: 'a secret', text: 'the-words-of-a-secret' }])
    const faults = await verifyRelease({ folder, mustBeReached: [], secretsIn, memory: memory() })
    expect(faults).toContainEqual({ page: '/cars/a.html', fault: 'holds a secret', isSecret: true })
  })

  it('teaches what was read of the others, and which shapes were valid', async () => {
    const learned: string[] = []
    const taught = { ...createEmptyVerificationCache(), learn: (page: string) => void learned.push(page) }
    await verifyRelease({ folder: release({}), mustBeReached: [], memory: taught })
    expect(learned.toSorted()).toEqual(['/', '/cars/a', '/search/used-cars'])
    expect(taught.shapes.size).toBeGreaterThan(3)
    expect(shapesOf(digestsOfShapes(taught.shapes))).toEqual(taught.shapes)
  })
})
