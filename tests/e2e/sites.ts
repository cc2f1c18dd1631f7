import { readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { demoSlugs } from '#scripts/demo/demo-slugs.ts'
import { type LiveSite, liveSites } from '#scripts/serve/sites.ts'

/** The address of a page on one dealer's site. */
export function siteUrl(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${process.env.FORECOURT_PORT}${path}`
}

/** Waits until every island that is on screen has woken. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('astro-island[ssr][client="load"], astro-island[ssr][client="idle"]')].length === 0,
  )
}

/** A shopper turns to a list, before or after its script listens. */
export async function focusListSearch(page: Page): Promise<void> {
  await page.locator('.list-search input').focus()
}

/**
 * Waits until a page that was opened by a press is there with its scripts: `load` comes after them, where an address in the
 * bar says only that its first bytes came.
 */
export async function arrive(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await page.waitForLoadState('load')
  await awake(page)
}

/**
 * Waits until a page has nothing left to do: it is loaded, its fonts are there, and the browser was idle twice. A page that draws
 * nothing more may be told so a minute late, so a second without a turn counts as one.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  })
}

/** Waits until nothing on the page moves by itself any more, such as a menu that unfolds. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

/** A long list that was just scrolled may still move, and then a finger lifts elsewhere than it pressed. */
export async function pressAtRest(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await atRest(page)
  await link.click()
}

/** Stops a clock that was installed: from here on it moves by what the test says alone, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** The live sites of the demo dealers; those of dealers that somebody else added are their own affair. */
export function demoSites(): LiveSite[] {
  const demo = demoSlugs('.')
  return liveSites('dist').filter(({ slug }) => demo.includes(slug))
}

/** Dealers with stock, smallest first; the tests name no dealer. */
export function dealersWithStock(): string[] {
  return demoSites()
    .filter(({ cars }) => cars > 0)
    .sort((a, b) => a.cars - b.cars)
    .map(({ slug }) => slug)
}

/** The header's search box, ready to type in: behind its button on a phone, and where the page has a box of its own. */
export async function headerSearch(page: Page): Promise<Locator> {
  const box = page.locator('header form[role=search] input')
  if (!(await box.isVisible())) await page.locator('header .search-button').click()
  return box
}

/** A page of a dealer as it was built. */
export function htmlOf(slug: string, path = '/'): string {
  return readFileSync(join('dist', slug, 'current', path === '/' ? 'index.html' : `${path}.html`), 'utf8')
}

/**
 * The moment a dealer's live site was built for, which its release is called by. Sold cars are on show for some days, to the
 * second: whoever counts what was built and then what a browser finds does both at this moment.
 */
export function builtFor(slug: string): Date {
  const id = basename(realpathSync(join('dist', slug, 'current')))
  const [, day, time] = /^(\d{8})T(\d{6})Z/.exec(id) ?? []
  if (!day || !time) throw new Error(`${id} does not say when it was built`)
  return new Date(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`)
}

/** The list that a dealer's search box leads to. */
export function listOf(slug: string): string {
  const [, path] = /<form[^>]* role="search"[^>]* action="([^"]+)"/.exec(htmlOf(slug)) ?? []
  if (!path) throw new Error(`${slug} has no search box on its home page`)
  return path
}

/** The page that a dealer's contact links lead to. */
export function contactOf(slug: string): string {
  const [, path] = /href="(\/contact[^"?#]*)"/.exec(htmlOf(slug)) ?? []
  if (!path) throw new Error(`${slug} leads to no contact page from its home page`)
  return path
}

/** The cars on a dealer's first list, as addresses. */
export function carsOf(slug: string): string[] {
  const cars = [...htmlOf(slug, listOf(slug)).matchAll(/<a class="car-card-link" href="([^"]+)"/g)]
  if (cars.length === 0) throw new Error(`${slug} shows no cars on its list`)
  return cars.map(([, path = '']) => path)
}

/** A browser that shows the next page before its animation is ready drops the animation, and says so; nothing is lost. */
const droppedAnimation = /^Transition was (?:aborted|skipped)/

/** Runs in every page before its own scripts: says aloud what the security policy stops, which is an error to whoever watches. */
function tellOfThePolicy(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`the security policy stopped ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/**
 * Collects what a page asks of hosts other than its own, and every error it reports: what its policy stops and
 * headers that the browser does not understand among them.
 */
export async function watch(page: Page): Promise<{ readonly foreign: string[]; readonly errors: string[] }> {
  const seen = { foreign: [] as string[], errors: [] as string[] }
  await page.addInitScript(tellOfThePolicy)
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !hostname.endsWith('.localhost')) seen.foreign.push(request.url())
  })
  page.on('pageerror', ({ message }) => {
    if (!droppedAnimation.test(message)) seen.errors.push(message)
  })
  page.on('console', (message) => {
    const isOfHeaders = message.type() === 'warning' && /\bheader\b/.test(message.text())
    if (message.type() === 'error' || isOfHeaders) seen.errors.push(message.text())
  })
  return seen
}
