import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveInDev } from './dev-site.ts'
import { one, textOf } from './html.ts'
import { writeYards } from './yards.ts'

const wrong = 'header: {variant: larg}'
const content = writeYards({ 'dev-yard': { site: `name: Dev Yard\n${wrong}` } })
const file = join(content, 'dealers/dev-yard/site.yaml')
const healthy = readFileSync(file, 'utf8').replace(`${wrong}\n`, '')
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
  port = (await serveInDev(content, 'dev-yard', end.signal)).port
}, 120_000)
afterAll(() => {
  end.abort()
  rmSync(content, { recursive: true })
})

describe('a mistake in a file while people work on the site', () => {
  it('shows in the browser from the start, with its place and the line', async () => {
    const page = await openUntil('/', 500, 'header.variant')
    const line = readFileSync(file, 'utf8').split('\n').indexOf(wrong) + 1
    const told = `dealers/dev-yard/site.yaml:${line}:19 header.variant: "larg" is not one of standard, large or square_logo; did you mean "large"?`
    expect(textOf(one(page, 'pre'))).toBe(`${told} ${line} | ${wrong} | ^`)
    expect(page).toContain('src="/@vite/client"')
  })

  it('is gone when it is mended, and shows again on every page when it comes back', async () => {
    writeFileSync(file, healthy)
    expect(textOf(one(await openUntil('/', 200, 'Dev Yard'), 'title'))).toContain('Dev Yard')
    writeFileSync(file, healthy.replace('/search/used-cars', '/about-us'))
    const page = await openUntil('/faqs', 500, 'leads to no page of this site')
    expect(textOf(one(page, 'pre'))).toContain('"/about-us" leads to no page of this site')
    writeFileSync(file, healthy)
    await openUntil('/faqs', 200)
  }, 120_000)

  it('shows text of files as text', async () => {
    writeFileSync(file, `${healthy}locale: "<script>__ran()</script>"\n`)
    expect(await openUntil('/', 500, 'locale')).not.toContain('<script>__ran')
  }, 120_000)
})
