import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { abortFirstRequest } from './held.ts'
import { withPictures } from './pictures.ts'
import { arrive, carsOf, dealersWithStock, htmlOf, listOf, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'

test.use({ ...withPictures, contextOptions: { reducedMotion: 'no-preference' } })

const slug = dealersWithStock().at(-1) ?? ''
const [car = ''] = carsOf(slug)
const parts = ['car-name', 'car-picture', 'car-price']

/** What moves from the last document to this one: a group is animated where a name is on both sides; null without a transition. */
async function watchArrivals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      const moved = viewTransition?.ready.then(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          return /^::view-transition-group\((car-.*)\)$/.exec(name ?? '')?.[1] ?? []
        }),
      )
      Object.assign(window, { moved: moved ?? null })
    })
  })
}

/** Keeps what scripts set in motion, and for how long. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: unknown[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      moves.push(typeof options === 'object' ? options.duration : options)
      return animate.call(this, frames, options)
    }
    Object.assign(window, { moves })
  })
}

/** A document is revealed with its first frame, which may come after all that it loads. */
async function movedHere(page: Page): Promise<string[] | null> {
  await page.waitForFunction(() => Reflect.has(window, 'moved'))
  return page.evaluate(() => Reflect.get(window, 'moved'))
}

/** Points at a car until what a move needs is there, and presses it. */
async function press(page: Page, path: string): Promise<void> {
  const link = page.locator(`main .car-card-link[href="${path}"]`).first()
  await link.scrollIntoViewIfNeeded()
  const script = page.waitForResponse(/card-interactions/)
  await link.dispatchEvent('touchstart')
  const address = (await script).url()
  await page.evaluate((url) => import(url), address)
  await link.click()
  await arrive(page, siteUrl(slug, path))
}

async function openList(page: Page): Promise<void> {
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
}

test('the picture, the name and the price of a pressed card become those of the page of its car', async ({ page }) => {
  await watchArrivals(page)
  await openList(page)
  await press(page, car)
  expect((await movedHere(page))?.sort()).toEqual(parts)
})

test('a similar car takes the place of the one whose page it stands on', async ({ page }) => {
  await watchArrivals(page)
  await page.goto(siteUrl(slug, car))
  await waitForHydration(page)
  const similar = await page.locator('.similar .car-card-link').first().getAttribute('href')
  await press(page, similar ?? '')
  expect((await movedHere(page))?.sort()).toEqual(parts)
})

/** A server of one page of a car, in two halves of which the second comes a moment later; all else is had from where it is. */
async function inHalves(html: string, cut: number): Promise<Server> {
  const server = createServer(async ({ url }, response) => {
    if (url !== car) return void response.writeHead(302, { Location: siteUrl(slug, url) }).end()
    response.setHeader('Content-Type', 'text/html; charset=utf-8').write(html.slice(0, cut))
    await after(500)
    response.end(html.slice(cut))
  }).listen()
  await once(server, 'listening')
  return server
}

test('a page of a car whose second half comes late is drawn with its name and price, never with the picture alone', async ({
  page,
}) => {
  const html = htmlOf(slug, car)
  const server = await inHalves(html, html.indexOf('<h1'))
  try {
    await page.addInitScript(() =>
      addEventListener('pagereveal', () => {
        Object.assign(window, { drawn: document.querySelectorAll('.gallery-stage, main h1, .amount').length })
      }),
    )
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${car}`)
    await page.waitForFunction(() => Reflect.has(window, 'drawn'))
    expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toBe(3)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('a touched card is meant, whatever a pointer passes and though the script was lost once', {
  tag: '@phone-first',
}, async ({ page }) => {
  await openList(page)
  await abortFirstRequest(page, /card-interactions/)
  const script = page.waitForResponse(/card-interactions/)
  await page
    .locator('main .car-card-link')
    .first()
    .evaluate((link) => {
      link.dispatchEvent(new Event('touchstart', { bubbles: true }))
      document.body.dispatchEvent(new Event('mouseover', { bubbles: true }))
    })
  expect((await script).ok()).toBe(true)
})

test('a saved car shows where it went, and leaves nothing behind', async ({ page }) => {
  await watchMoves(page)
  await openList(page)
  const before = await page.locator('body > svg').count()
  await page.locator('.save-car-button').first().click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([220])
  await expect(page.locator('body > svg')).toHaveCount(before)
})

test.describe('for whoever wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages change and cars are saved without a move', { tag: '@phone-first' }, async ({ page }) => {
    await watchArrivals(page)
    await watchMoves(page)
    await openList(page)
    const script = page.waitForResponse(/after-saving/)
    await page.locator('.save-car-button').first().click()
    const address = (await script).url()
    await page.evaluate((url) => import(url), address)
    await waitUntilIdle(page)
    expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([])
    await press(page, car)
    expect(await movedHere(page)).toBeNull()
  })
})
