import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { isFullRun } from '../full-run.ts'
import { answerOf, fillStep, openForm, pace, pageWith, shortenTimers } from './forms.ts'

/** 300 runs in all in a full run, half a dozen otherwise; latencies spread evenly from none to 30 seconds. */
const runs = isFullRun ? 100 : 2
const longest = 30_000
const leadCalls = /\/(?:api|mock)\/leads/

type Tabs = readonly [Page, ...Page[]]
type Way = (pages: Tabs) => Promise<void>

const button = (page: Page) => page.locator('form.enquiry:has(#enquiry-email) button[type="submit"]')

/** How a shopper may press more than once. */
const ways: Readonly<Record<string, Way>> = {
  'a double click': async ([page]) => {
    await button(page).dblclick({ noWaitAfter: true })
  },
  'Enter held down': async ([page]) => {
    await page.locator('#enquiry-email').focus()
    for (let at = 0; at < 8; at += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  },
  'two tabs': async (pages) => {
    await Promise.all(pages.map((page) => button(page).click({ noWaitAfter: true })))
  },
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms / pace))

/** The answer comes late; on odd runs the lead is kept at once, on even runs only after the wait. */
async function slowDown(context: BrowserContext, latency: number, isKeptFirst: boolean): Promise<void> {
  await context.route(leadCalls, async (route) => {
    if (!isKeptFirst) await rest(latency)
    const response = await answerOf(route).catch(() => null)
    if (isKeptFirst) await rest(latency)
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined)
  })
}

async function countLeads(request: APIRequestContext, email: string): Promise<number> {
  const table = await request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads.csv?q=${email}`, {
    maxRetries: 3,
  })
  return (await table.text()).split('\r\n').filter((line) => line.includes(email)).length
}

async function openTabs(context: BrowserContext, email: string, count: number): Promise<Tabs> {
  const open = async () => {
    const page = await context.newPage()
    await shortenTimers(page)
    await page.goto(pageWith('enquiry'))
    await fillStep(await openForm(page, 'enquiry'), { email })
    return page
  }
  const first = await open()
  return count === 1 ? [first] : [first, await open()]
}

/**
 * What could not be delivered in time waits in the outbox and goes out with the next page. That is a tab of its own: the one
 * that sent may be on its way to the thanks, and two ways at once in one tab may both wait for ever.
 */
async function emptyOutbox(context: BrowserContext, pages: Tabs): Promise<void> {
  const next = await context.newPage()
  await Promise.all(pages.map((page) => page.close()))
  await next.goto(pageWith('enquiry'))
  const isWaiting = () => Object.keys(localStorage).some((key) => key.endsWith(':outbox'))
  await expect.poll(() => next.evaluate(isWaiting)).toBe(false)
}

const isSettled = (page: Page) =>
  page.waitForFunction(
    () => location.pathname === '/success' || document.querySelector('.enquiry-failure') !== null,
    undefined,
    { timeout: 20_000 },
  )

Object.entries(ways).forEach(([way, act], at) => {
  test(`${way} gives exactly one lead, at latencies from 0 to 30 seconds`, { tag: '@desktop' }, async ({
    browser,
    request,
  }) => {
    test.setTimeout(90_000 + runs * 20_000)
    const counts = { one: 0, none: 0, more: 0 }
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext()
      const email = `way${at}run${run}at${Date.now()}@example.com`
      const latency = (longest * ((run * 7) % runs)) / runs
      await context.route(/\.(webp|avif|woff2|png|jpg)$/, (route) => route.abort())
      const pages = await openTabs(context, email, way === 'two tabs' ? 2 : 1)
      await slowDown(context, latency, run % 2 === 1)
      await act(pages)
      await Promise.all(pages.map(isSettled))
      await context.unroute(leadCalls)
      await emptyOutbox(context, pages)
      const count = await countLeads(request, email)
      counts[count === 1 ? 'one' : count === 0 ? 'none' : 'more'] += 1
      expect(count, `${latency} ms, run ${run}`).toBe(1)
      await context.close()
    }
    if (runs > 10) console.log(`${way}, ${runs} runs:`, counts)
    expect(counts).toEqual({ one: runs, none: 0, more: 0 })
  })
})
