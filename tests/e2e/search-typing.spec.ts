import { expect, type Page, test } from '@playwright/test'
import { limits } from '#scripts/budgets/limits.ts'
import { dealersWithStock, focusListSearch, listOf, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''

interface Typist {
  readonly text: string
  typed: string
  isAwake: boolean
}
type WithTypist = Window & { readonly typist: Typist }

/** A page in which React rests between any two steps of its work, and a letter is typed into the list's box while it does. */
async function withFastTypist(page: Page, whole: string): Promise<void> {
  await page.addInitScript((text) => {
    const typist = { text, typed: '', isAwake: false }
    Object.assign(window, { typist })
    const between = new MessageChannel()
    between.port1.onmessage = () => {
      const box = document.querySelector<HTMLInputElement>('.list-search input')
      const letter = text[typist.typed.length]
      if (!box || !typist.isAwake || letter === undefined) return
      box.focus()
      box.setSelectionRange(box.value.length, box.value.length)
      typist.typed += letter
      document.execCommand('insertText', false, letter)
    }
    const post = MessagePort.prototype.postMessage
    // React posts itself a message to go on: what was posted before it comes first.
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      const { target } = window.event ?? {}
      if (target instanceof MessagePort && target !== between.port1) post.call(between.port2, null)
      post.call(this, ...message)
    }
    // It works for five milliseconds at a stretch.
    const now = performance.now.bind(performance)
    let calls = 0
    performance.now = () => now() + 3 * calls++
  }, whole)
}

const typistOf = (page: Page) => page.evaluate(() => (window as unknown as WithTypist).typist.typed)

test('no letter is lost that is typed when the words of the search arrive', { tag: '@phone-first' }, async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/search-words.json', async (route) => {
    await released
    await route.fallback()
  })
  await withFastTypist(page, 'yota hilux')
  const asked = page.waitForRequest('**/search-words.json')
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
  await focusListSearch(page)
  await asked
  const box = page.locator('.list-search input')
  await box.pressSequentially('to')
  await expect(page).toHaveURL(/query=to$/)
  await waitUntilIdle(page)
  await page.evaluate(() => Object.assign((window as unknown as WithTypist).typist, { isAwake: true }))
  release()
  await expect.poll(() => typistOf(page)).toBe('yota hilux')
  await expect(box).toHaveValue('toyota hilux')
})

test('the box stays when words that find nothing become words that ask for every car', { tag: '@phone-first' }, async ({
  page,
}) => {
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
  const box = page.locator('.list-search input')
  await box.evaluate((element) => element.setAttribute('data-first', ''))
  await box.pressSequentially('chea')
  await expect(page.locator('.no-cars')).toBeVisible()
  await box.pressSequentially('p')
  await expect(page).toHaveURL(/sortBy=price/)
  await expect(page.locator('.car-card').first()).toBeVisible()
  await expect(box).toHaveAttribute('data-first', '')
  await expect(box).toBeFocused()
})

test('who only looks at a list keeps its budget of scripts and fetches no index, and who turns to it has both before asking', {
  tag: '@phone-first',
}, async ({ page }) => {
  // The browser's own mouse rests in the corner, and may be told of as if it had just come.
  await page.addInitScript(() => {
    for (const sign of ['pointerover', 'pointermove'])
      addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true })
  })
  const scripts = new Set<string>()
  const forSearch: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
    if (/search-(?:words|index)/.test(request.url())) forSearch.push(request.url())
  })
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
  await waitUntilIdle(page)
  expect([scripts.size <= limits.list.scripts, forSearch]).toEqual([true, []])
  const both = ['search-words', 'search-index'].map((part) =>
    page.waitForResponse((answer) => answer.url().includes(part)),
  )
  await focusListSearch(page)
  await Promise.all(both)
})

test('words that were sent off leave a phone to its cars, and a desktop in its box', async ({ page, isMobile }) => {
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
  await focusListSearch(page)
  await page.keyboard.type('white')
  await expect(page).toHaveURL(/White/)
  await page.keyboard.press('Enter')
  const isFocused = () => page.locator('.list-search input').evaluate((box) => box === document.activeElement)
  await expect.poll(isFocused).toBe(!isMobile)
  await expect(page).toHaveURL(/White/)
})
