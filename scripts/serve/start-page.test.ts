import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { lines, sendRawRequest } from './test-client.ts'
import { servedYards } from './test-served.ts'
import { yardFiles } from './test-yards.ts'

const [slug = ''] = dealerSlugs(process.cwd())
const strict = `/*
  Content-Security-Policy: default-src 'self'; frame-ancestors 'none'; upgrade-insecure-requests
  X-Frame-Options: DENY
`
const { port } = servedYards(({ publish }) => publish(slug, 'r1', { ...yardFiles, _headers: strict }))

const get = (host: string, path: string, ...headers: readonly string[]) =>
  sendRawRequest(port(), lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers))

const empty = servedYards(() => {})

it('says how to have a site where none is live', async () => {
  const { body } = await sendRawRequest(empty.port(), lines('GET / HTTP/1.1', 'Host: localhost'))
  expect(body.toString()).toMatch(/<p>No site is live here yet\. Build them: <code>npm run build<\/code><\/p>/)
})

describe('the start page', () => {
  it('shows each site’s home page small, its template and its colours', async () => {
    const { headers, body } = await get('localhost', '/')
    const html = body.toString()
    expect(
      html.match(new RegExp(`<iframe [^>]*data-src="http://${slug}\\.localhost:${port()}/"[^>]*>`, 'g')),
    ).toHaveLength(2)
    expect(headers['content-security-policy']).toContain(`frame-src http://*.localhost:${port()};`)
    expect(html).toMatch(/<div class="look" inert>/)
    expect(html).toMatch(/Template <b>\w+<\/b>/)
    expect(html.match(/<circle /g)?.length).toBe(5)
    expect(html).toMatch(
      new RegExp(`class="tries"><a href="http://${slug}\\.localhost:${port()}/search/[\\w-]+">Stock</a>`),
    )
  })

  it('shows a picture on the desk and the logo on the phone until somebody looks, when its own script asks for them', async () => {
    const { headers, body } = await get('localhost', '/')
    const html = body.toString()
    expect(html.match(new RegExp(`class="screen"><img src="/preview/${slug}"`, 'g'))).toHaveLength(1)
    expect(
      html.match(new RegExp(`class="hand"><svg [^>]*><rect [^>]*fill="#\\w+"/><image href="/logo/${slug}"`, 'g')),
    ).toHaveLength(1)
    expect(html).not.toMatch(/<iframe [^>]*\ssrc=/)
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`)
  })

  it('leads to the site before it leads to some of its pages', async () => {
    const html = (await get('localhost', '/')).body.toString()
    expect(html).toMatch(/Open the site<\/p>\s*<p class="tries">/)
  })

  it('lets nothing of a site run in its frames', async () => {
    const html = (await get('localhost', '/')).body.toString()
    const frames = html.match(/<iframe [^>]*>/g) ?? []
    expect(frames.map((frame) => /sandbox="([^"]*)"/.exec(frame)?.[1])).toEqual([
      'allow-same-origin',
      'allow-same-origin',
    ])
  })
})

describe('a search by words', () => {
  const stocked = servedYards(({ publish }) => publish(slug, 'r1', yardFiles, 3))
  const searchLink = /\/search\/[\w-]+\?query=white\+suv\+under\+40000">Search “white suv under 40000”<\/a>/

  test.each([
    ['is offered of a yard with stock', stocked.port, true],
    ['is not offered of one without', port, false],
  ])('%s', async (_what, served, isOffered) => {
    const { body } = await sendRawRequest(served(), lines('GET / HTTP/1.1', 'Host: localhost'))
    expect(searchLink.test(body.toString())).toBe(isOffered)
  })
})

describe('who may frame a site', () => {
  test.each([
    ['the start page its home page', '/', 'iframe', 'http://localhost:*', undefined],
    ['nobody another page', '/cars/one', 'iframe', "'none'", 'DENY'],
    ['nobody what is opened by itself', '/', 'document', "'none'", 'DENY'],
  ])('%s', async (_who, path, dest, ancestors, options) => {
    const { headers } = await get(`${slug}.localhost`, path, `Sec-Fetch-Dest: ${dest}`)
    expect(headers['content-security-policy']).toBe(`default-src 'self'; frame-ancestors ${ancestors}`)
    expect(headers['x-frame-options']).toBe(options)
  })
})
