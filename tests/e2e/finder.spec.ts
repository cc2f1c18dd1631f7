import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { dealersWithStock, listOf, siteUrl, waitUntilIdle, watch } from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''

const thumb = (page: Page, name: 'Lowest price' | 'Highest price') => page.getByRole('slider', { name })
const showMe = (page: Page) => page.getByRole('button', { name: 'Show me' })
const total = (page: Page) => page.locator('[data-finder-total]')
/** The number that a text begins with; NaN, which is neither more nor less, while it says none. */
const numberIn = async (text: Locator) =>
  Number(/^[\d,.]+/.exec((await text.textContent()) ?? '')?.[0].replace(/\D/g, '') ?? Number.NaN)

/** Where the middle of a thumb is on the screen: each is a field of its own size. */
async function placeOf(slider: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

async function drag(page: Page, slider: Locator, by: number): Promise<void> {
  await slider.scrollIntoViewIfNeeded()
  const { x, y } = await placeOf(slider)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 8 })
  await page.mouse.up()
}

/** A place on the slider's track: 0 its beginning, 1 its end. */
async function trackPlace(page: Page, share: number): Promise<{ x: number; y: number }> {
  const thumbs = page.locator('.price-thumbs')
  await thumbs.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await thumbs.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + share * width, y: y + height / 2 }
}

/** Presses the track, and lets go there or at a second place. */
async function pressTrack(page: Page, share: number, until = share): Promise<void> {
  const from = await trackPlace(page, share)
  const to = await trackPlace(page, until)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test.describe('the price finder', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl(slug))
  })

  test('has two thumbs that say where they stand (S2.30, S5.48)', { tag: '@phone-first' }, async ({ page }) => {
    const low = thumb(page, 'Lowest price')
    const lowest = Number(await low.getAttribute('min'))
    await expect(low).toHaveValue(String(lowest))
    await expect(low).toHaveAttribute('aria-valuetext', /^\$[\d,]+ or less$/)
    await expect(thumb(page, 'Highest price')).toHaveAttribute('aria-valuetext', /^\$[\d,]+ or more$/)
    await low.press('ArrowRight')
    await expect(low).toHaveValue(String(lowest + 500))
    await expect(low).toHaveAttribute('aria-valuetext', `$${(lowest + 500).toLocaleString('en-AU')}`)
    const high = thumb(page, 'Highest price')
    const highest = Number(await high.inputValue())
    await high.press('ArrowLeft')
    await expect(high).toHaveValue(String(highest - 500))
  })

  test('moves the nearer thumb to a press on its track, and on with the pointer', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const [low, high] = [thumb(page, 'Lowest price'), thumb(page, 'Highest price')]
    const all = await numberIn(total(page))
    const isAt = (slider: Locator, share: number) =>
      expect.poll(async () => Math.abs((await placeOf(slider)).x - (await trackPlace(page, share)).x)).toBeLessThan(12)
    await pressTrack(page, 0.25)
    await isAt(low, 0.25)
    const pressed = await low.inputValue()
    await expect(low).toBeFocused()
    await pressTrack(page, 0.75, 0.5)
    await isAt(high, 0.5)
    await expect(low).toHaveValue(pressed)
    const until = await high.inputValue()
    await expect.poll(() => numberIn(total(page))).toBeLessThan(all)
    await showMe(page).click()
    await expect(page).toHaveURL(new RegExp(`range\\[price\\]=${pressed}:${until}$`))
  })

  test('moves a thumb to a tap on its track', { tag: '@phone' }, async ({ page }) => {
    const { x, y } = await trackPlace(page, 0.75)
    await page.touchscreen.tap(x, y)
    const high = thumb(page, 'Highest price')
    await expect(high).not.toHaveValue((await high.getAttribute('max')) ?? '')
  })

  test('keeps its thumbs apart under keys and under the pointer (S4.53, S4.54)', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const [low, high] = [thumb(page, 'Lowest price'), thumb(page, 'Highest price')]
    await high.fill('20000')
    await low.press('End')
    await expect(low).toHaveValue('19500')
    await drag(page, low, 200)
    await expect(low).toHaveValue('19500')
    await low.fill('10000')
    await high.press('Home')
    await expect(high).toHaveValue('10500')
    await drag(page, high, -200)
    await expect(high).toHaveValue('10500')
  })

  test('follows a finger, and stops where the other thumb is (S2.30, S4.54)', { tag: '@phone' }, async ({ page }) => {
    const [low, high] = [thumb(page, 'Lowest price'), thumb(page, 'Highest price')]
    await low.fill('30000')
    await high.scrollIntoViewIfNeeded()
    const { x, y } = await placeOf(high)
    const touch = await page.context().newCDPSession(page)
    const point = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }] })
    await point('touchStart', 0)
    for (const by of [-20, -40, -60]) await point('touchMove', by)
    await expect.poll(async () => Number(await high.inputValue())).toBeLessThan(Number(await high.getAttribute('max')))
    for (const by of [-120, -200, -300]) await point('touchMove', by)
    await point('touchEnd', -300)
    await expect(high).toHaveValue('30500')
    await expect(page).toHaveURL(siteUrl(slug))
  })

  test('leaves both thumbs within reach at the far end', { tag: '@phone-first' }, async ({ page }) => {
    const [low, high] = [thumb(page, 'Lowest price'), thumb(page, 'Highest price')]
    await low.press('End')
    await drag(page, low, -80)
    expect(Number(await low.inputValue())).toBeLessThan(Number(await high.inputValue()) - 5000)
  })

  test('counts while a thumb moves, from an index that nobody loads before', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/search-index/') && asked.push(request.url()))
    await showMe(page).scrollIntoViewIfNeeded()
    await waitUntilIdle(page)
    expect(asked).toEqual([])
    const all = await numberIn(total(page))
    const high = thumb(page, 'Highest price')
    await high.scrollIntoViewIfNeeded()
    const { x, y } = await placeOf(high)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 150, y, { steps: 5 })
    await expect.poll(() => numberIn(total(page))).toBeLessThan(all)
    await page.mouse.up()
    expect(asked).toHaveLength(2)
  })

  test('opens what it asks for, fetched ahead, and shows that it does (S2.31, S2.32, S7.39)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    const seen = await watch(page)
    const address = siteUrl(slug, `${listOf(slug)}?range[price]=10000:20000`)
    const ahead = page.waitForRequest((request) => decodeURI(request.url()) === address)
    const all = await numberIn(total(page))
    await thumb(page, 'Lowest price').fill('10000')
    await expect.poll(() => numberIn(total(page))).toBeLessThan(all)
    const above = await numberIn(total(page))
    await thumb(page, 'Highest price').fill('20000')
    const prefetch = await ahead
    expect(prefetch.isNavigationRequest()).toBe(false)
    expect((await prefetch.allHeaders())['sec-purpose']).toBe('prefetch')
    await expect.poll(() => numberIn(total(page))).toBeLessThan(above)
    const found = await numberIn(total(page))
    await showMe(page).evaluate((button: HTMLButtonElement) => {
      const note = () => sessionStorage.setItem('button', `${button.disabled} ${button.ariaBusy}`)
      new MutationObserver(note).observe(button, { attributes: true })
    })
    await showMe(page).click()
    await expect(page).toHaveURL(address)
    expect(await page.evaluate(() => sessionStorage.getItem('button'))).toBe('true true')
    await expect(page.locator('.list-line p[role=status]')).toContainText(`of ${found.toLocaleString('en-AU')} `)
    expect(seen.errors).toEqual([])
    await page.goBack()
    await expect(showMe(page)).toBeEnabled()
    await expect(thumb(page, 'Lowest price')).toHaveValue('10000')
  })

  test('spreads the cars over its width, and leaves a thumb where it is touched', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const filled = page.locator('.finder .price-columns rect:not([y="1"])')
    expect(await filled.count()).toBeGreaterThan(18)
    const low = thumb(page, 'Lowest price')
    await low.fill('10000')
    await low.scrollIntoViewIfNeeded()
    const { x, y } = await placeOf(low)
    await page.mouse.click(x + 6, y)
    await expect(low).toHaveValue('10000')
    await expect(low).toBeFocused()
  })

  test('still opens the list when the index cannot be had', { tag: '@phone-first' }, async ({ page }) => {
    await page.route('**/search-index/*', (route) => route.abort())
    await thumb(page, 'Highest price').fill('20000')
    await expect(total(page)).toHaveText('')
    await showMe(page).click()
    await expect(page).toHaveURL(/range\[price\]=:20000$/)
  })

  test('is clean for axe', { tag: '@phone-first' }, async ({ page }) => {
    expect(await axeFaults(page, '.finder')).toEqual([])
  })
})
