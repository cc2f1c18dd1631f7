import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveInDev } from './dev-site.ts'
import { hostileContent } from './hostile-yard/hostile-yard.ts'
import { injectionsIn } from './hostile-yard/injections.ts'
import { one, textOf } from './html.ts'

const slug = 'north-yard'
const wrong = 'header: {variant: larg}'
const content = hostileContent()
const file = join(content, `dealers/${slug}/site.yaml`)
const healthy = readFileSync(file, 'utf8')
const links = join(content, `dealers/${slug}/navigation.yaml`)
const healthyLinks = readFileSync(links, 'utf8')
const end = new AbortController()
let port = 0

const open = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: 'text/html' } })
  return { status: answer.status, html: await answer.text() }
}

/**
 * The page once it answers so and has these words; files are watched, and nobody says when one was seen: it may be
 * while it is still empty, half written.
 */
const openUntil = (path: string, status: number, words = '') =>
  vi.waitFor(
    async () => {
      const page = await open(path)
      expect(page.status).toBe(status)
      expect(page.html).toContain(words)
      return page.html
    },
    { timeout: 60_000, interval: 200 },
  )

beforeAll(async () => {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  writeFileSync(file, `${healthy}${wrong}\n`)
  port = (await serveInDev(content, slug, end.signal)).port
}, 120_000)
afterAll(() => {
  end.abort()
  rmSync(content, { recursive: true })
})

describe('a mistake in a file while people work on the site', () => {
  it('shows in the browser from the start, with its place and the line', async () => {
    const page = await openUntil('/', 500, 'header.variant')
    const line = readFileSync(file, 'utf8').split('\n').indexOf(wrong) + 1
    const told = `dealers/${slug}/site.yaml:${line}:19 header.variant: "larg" is not one of standard, large or square_logo; did you mean "large"?`
    expect(textOf(one(page, 'pre'))).toBe(`${told} ${line} | ${wrong} | ^`)
    expect(page).toContain('src="/@vite/client"')
  })

  it('is gone when it is mended, and shows again on every page when it comes back', async () => {
    writeFileSync(file, healthy)
    expect(textOf(one(await openUntil('/', 200, 'North Yard'), 'title'))).toContain('North Yard')
    writeFileSync(links, healthyLinks.replace('/search/used-cars', '/about-us'))
    const page = await openUntil('/faqs', 500, 'leads to no page of this site')
    expect(textOf(one(page, 'pre'))).toContain('"/about-us" leads to no page of this site')
    writeFileSync(links, healthyLinks)
    await openUntil('/faqs', 200)
  }, 120_000)

  it('shows text of files as text', async () => {
    writeFileSync(file, `${healthy}locale: "<script>__ran()</script>"\n`)
    expect(await openUntil('/', 500, 'locale')).not.toContain('<script>__ran')
  }, 120_000)
})

describe('pages that a file begins or ceases to have while people work on the site', () => {
  const info = 'pages: {info: [{path: /our-yard, title: Our yard, content: pages/yard.md}]}\n'
  const text = join(content, `dealers/${slug}/pages/yard.md`)

  beforeAll(() => {
    mkdirSync(dirname(text), { recursive: true })
    writeFileSync(text, 'Open since 1962.\n')
    writeFileSync(file, healthy)
  })

  it.each([
    ['a page of text', info, '/our-yard', 'Open since 1962.'],
    ['special offers', 'pages: {special_offers: true}\n', '/special-offers', 'Special Offers'],
    ['the plain list', 'pages: {used_car_list: true}\n', '/used-car/list', 'North Yard'],
    ['the garage elsewhere', 'garage: {path: /my-cars}\n', '/my-cars', 'North Yard'],
  ])(
    '%s',
    async (_page, setting, path, words) => {
      await openUntil(path, 404)
      writeFileSync(file, `${healthy}${setting}`)
      await openUntil(path, 200, words)
      writeFileSync(file, healthy)
      await openUntil(path, 404)
    },
    120_000,
  )

  it('say what their text says now', async () => {
    writeFileSync(file, `${healthy}${info}`)
    await openUntil('/our-yard', 200, 'Open since 1962.')
    writeFileSync(text, 'Open since 1987.\n')
    await openUntil('/our-yard', 200, 'Open since 1987.')
  }, 120_000)
})

it('times that a calendar offers are those of the opening hours in the file', async () => {
  const places = join(content, `dealers/${slug}/locations.yaml`)
  const firstTimes = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/appointments/slots?dealership_slug=${slug}`)
    const { slots } = (await answer.json()) as { slots: readonly { times: readonly string[] }[] }
    return slots.map(({ times }) => times[0])
  }
  writeFileSync(file, healthy)
  await openUntil('/', 200)
  expect(await firstTimes()).toContain('08:30')
  writeFileSync(places, readFileSync(places, 'utf8').replace('8:30 am', '6:30 am'))
  await vi.waitFor(async () => expect(await firstTimes()).toContain('06:30'), { timeout: 60_000, interval: 200 })
}, 120_000)

it('pages that people see while they work on them hold no text that a browser would run', async () => {
  writeFileSync(file, healthy)
  await openUntil('/', 200)
  const pages = await Promise.all(
    ['/', '/faqs', '/search/used-cars', '/cars/car-1', '/cars/car-41'].map(async (path) => (await open(path)).html),
  )
  expect(pages.filter((html) => !html.includes('__ran(')).map((html) => html.slice(0, 300))).toEqual([])
  expect(pages.flatMap(injectionsIn)).toEqual([])
}, 120_000)
