import { readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { demoSlugs } from '#scripts/demo/demo-slugs.ts'
import { type LiveSite, liveSites } from '#scripts/serve/sites.ts'

/** URL of a page of a dealer's site. */
export function siteUrl(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${process.env.FORECOURT_PORT}${path}`
}

/** Waits until all islands with client:load and client:idle are hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('astro-island[ssr][client="load"], astro-island[ssr][client="idle"]')].length === 0,
  )
}

/** Focuses a list's search field, which works before and after hydration. */
export async function focusListSearch(page: Page): Promise<void> {
  await page.locator('.list-search input').focus()
}

/**
 * Waits until a page opened by a click has loaded with its scripts: the `load` event comes after them, whereas the URL
 * already changes with the first bytes.
 */
export async function arrive(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await page.waitForLoadState('load')
  await waitForHydration(page)
}

/**
 * Waits until a page is idle: loaded, fonts ready, and two idle callbacks. A page that no longer renders may get its
 * idle callback very late, so each has a timeout of one second.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  })
}

/** Waits until all running animations of the page, such as an opening menu, are finished. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

/** Clicks a link once the page is idle: a list may still move after scrolling, and the click would miss. */
export async function clickWhenIdle(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await waitUntilIdle(page)
  await link.click()
}

/** Pauses an installed clock; from then on only the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** Live sites of the demo dealers, without those of other dealers in dist. */
export function demoSites(): LiveSite[] {
  const demo = demoSlugs('.')
  return liveSites('dist').filter(({ slug }) => demo.includes(slug))
}

/** Slugs of demo dealers with stock, smallest first; tests do not name dealers. */
export function dealersWithStock(): string[] {
  return demoSites()
    .filter(({ cars }) => cars > 0)
    .sort((a, b) => a.cars - b.cars)
    .map(({ slug }) => slug)
}

/** The header's search box, opened by its button where hidden: on phones, and on pages with their own search box. */
export async function headerSearch(page: Page): Promise<Locator> {
  const box = page.locator('header form[role=search] input')
  if (!(await box.isVisible())) await page.locator('header .search-button').click()
  return box
}

/** HTML of a dealer's page as built. */
export function htmlOf(slug: string, path = '/'): string {
  return readFileSync(join('dist', slug, 'current', path === '/' ? 'index.html' : `${path}.html`), 'utf8')
}

/**
 * The time a dealer's live site was built for, from its release id. Whether a sold car is shown depends on the time, so
 * a test that compares counts of the build with the browser's has to use this time for both.
 */
export function builtFor(slug: string): Date {
  const id = basename(realpathSync(join('dist', slug, 'current')))
  const [, day, time] = /^(\d{8})T(\d{6})Z/.exec(id) ?? []
  if (!day || !time) throw new Error(`${id} does not say when it was built`)
  return new Date(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`)
}

/** Path of the list that a dealer's search box leads to. */
export function listOf(slug: string): string {
  const [, path] = /<form[^>]* role="search"[^>]* action="([^"]+)"/.exec(htmlOf(slug)) ?? []
  if (!path) throw new Error(`${slug} has no search box on its home page`)
  return path
}

/** Path of the page that a dealer's contact links lead to. */
export function contactOf(slug: string): string {
  const [, path] = /href="(\/contact[^"?#]*)"/.exec(htmlOf(slug)) ?? []
  if (!path) throw new Error(`${slug} leads to no contact page from its home page`)
  return path
}

/** Paths of the cars on a dealer's first list. */
export function carsOf(slug: string): string[] {
  const cars = [...htmlOf(slug, listOf(slug)).matchAll(/<a class="car-card-link" href="([^"]+)"/g)]
  if (cars.length === 0) throw new Error(`${slug} shows no cars on its list`)
  return cars.map(([, path = '']) => path)
}

/** Harmless message of a browser that skips a view transition because the next page is already shown. */
const droppedAnimation = /^Transition was (?:aborted|skipped)/

/** Runs in every page before its own scripts. Reports violations of the content security policy as console errors. */
function tellOfThePolicy(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`the security policy stopped ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/**
 * Collects a page's requests to other hosts, and all errors, including violations of its security policy and headers
 * that the browser does not understand.
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
