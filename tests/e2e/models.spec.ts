import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { withPictures } from './pictures.ts'
import { dealersWithStock, htmlOf, siteUrl, waitForHydration } from './sites.ts'

test.use(withPictures)

/** A dealer whose range is long enough to look for a model in it. */
const slugOfLongRange = () =>
  dealersWithStock().find((slug) => htmlOf(slug, '/models').includes('data-model-tools')) ?? ''

/** Pages of a dealer's models; none where its home page leads to no range. */
const modelsOf = (slug: string) => {
  const range = htmlOf(slug).includes('href="/models"') ? htmlOf(slug, '/models') : ''
  return [...new Set([...range.matchAll(/href="(\/models\/[^"?#]+)"/g)].map(([, path = '']) => path))]
}

/** Goes to the first model of a dealer's range as a visitor does. */
async function openFirstModel(page: Page): Promise<void> {
  const [slug = ''] = dealersWithStock()
  await page.goto(siteUrl(slug, '/models'))
  await page.locator('main a[href^="/models/"]').first().click()
}

test('a range narrows to one body style by its address, by a click and by going back (S2.58)', {
  tag: '@phone-first',
}, async ({ page }) => {
  const [slug = ''] = dealersWithStock()
  await page.goto(siteUrl(slug, '/models'))
  const groups = page.locator('main [data-body]')
  const bodies = await groups.evaluateAll((found) => found.map((group) => group.getAttribute('data-body') ?? ''))
  const [first = '', second = ''] = new Set(bodies)
  expect(second).not.toBe('')

  await page.goto(siteUrl(slug, `/models?body=${first}`))
  await waitForHydration(page)
  const only = (body: string) => groups.and(page.locator(`:visible:not([data-body="${body}"])`))
  await expect(only(first)).toHaveCount(0)
  await expect(page.locator(`[data-body="${first}"]:visible`)).toHaveCount(
    bodies.filter((body) => body === first).length,
  )

  await page.locator(`[data-body-link="${second}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/models\\?body=${second}$`))
  await expect(only(second)).toHaveCount(0)
  await expect(page.locator(`[data-body="${second}"]:visible`).first()).toBeVisible()

  await page.goBack()
  await expect(page.locator(`[data-body="${first}"]:visible`).first()).toBeVisible()
  await page.goto(siteUrl(slug, '/models?body=all'))
  await expect(groups.and(page.locator(':visible'))).toHaveCount(bodies.length)
})

test('a range narrows to a body style by its name as it is read (S2.58)', { tag: '@desktop' }, async ({ page }) => {
  const spaced = /data-body-link="([a-z]+-[a-z]+)"/
  const slug = dealersWithStock().find((each) => spaced.test(htmlOf(each, '/models'))) ?? ''
  const [, body = ''] = spaced.exec(htmlOf(slug, '/models')) ?? []
  await page.goto(siteUrl(slug, '/models'))
  const link = page.locator(`[data-body-link="${body}"]`)
  const name = (await link.innerText()).trim()
  expect(name).toContain(' ')

  await page.goto(siteUrl(slug, `/models?${new URLSearchParams({ body: name })}`))
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expect(page.locator(`main [data-body]:visible:not([data-body="${body}"])`)).toHaveCount(0)
})

/** The page of the first model that a dealer books drives of. */
const drivenModel = () =>
  dealersWithStock()
    .flatMap((slug) => modelsOf(slug).map((path) => ({ slug, path })))
    .find(({ slug, path }) => htmlOf(slug, `${path}/ask`).includes('data-form="test-drive"')) ?? { slug: '', path: '' }

test('the page of a model leads to a form about it, in sight at once, that takes a day and says the model', {
  tag: '@phone-first',
}, async ({ page }) => {
  const { slug, path } = drivenModel()
  await page.goto(siteUrl(slug, path))
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim()
  await page.locator('main .button[href$="/ask"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name}`)
  const form = page.locator('main form[data-form="test-drive"]')
  await expect(form).toHaveAttribute('data-status', 'idle')
  await expect(form.locator('[name="preferred_date"]').first()).toBeInViewport()
  await expect(form.locator('textarea[name="message"]')).toHaveCount(0)
  const place = form.locator('select[name="location_id"]')
  if (await place.isVisible()) await place.selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByLabel('Message')).toHaveValue(new RegExp(`to \\w+ the .*${name}`))
})

test('without scripts the form about a model says it, and asks for the day and who comes on one page', {
  tag: '@phone-first',
}, async ({ browser }) => {
  const { slug, path } = drivenModel()
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(siteUrl(slug, `${path}/ask`))
  const form = plain.locator('main form[data-form="test-drive"]')
  await expect(form.locator('[name="preferred_date"]')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue(/^I would like to \w+ the /)
  await expect(form.locator('input[type="submit"]')).toBeVisible()
  await plain.close()
})

test('a long range is searched by name and put in order, and is whole without scripts', {
  tag: '@phone-first',
}, async ({ page, browser }) => {
  const slug = slugOfLongRange()
  await page.goto(siteUrl(slug, '/models'))
  await waitForHydration(page)
  const shown = page.locator('main [data-body]:visible')
  const names = shown.locator('.name a')
  const many = await shown.count()
  const wanted = (await names.nth(7).textContent()) ?? ''
  await page.getByLabel('Find a model by name').fill(wanted.toUpperCase())
  await expect(names.first()).toContainText(wanted)
  await expect(page.locator('[data-model-count]')).toHaveText(/^\d+ models?$/)
  expect(await shown.count()).toBeLessThan(many)
  await page.getByLabel('Find a model by name').fill('no such model')
  await expect(page.locator('[data-model-count]')).toHaveText('No model here is called that.')
  await page.getByLabel('Find a model by name').fill('')
  await expect(shown).toHaveCount(many)
  await page.getByLabel('Sort by').selectOption('price')
  const prices = (await shown.locator('.stock strong').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  expect(prices.length).toBeGreaterThan(2)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(siteUrl(slug, '/models'))
  await expect(plain.locator('main [data-body]:visible')).toHaveCount(many)
  await expect(plain.locator('[data-model-tools]')).toBeHidden()
  await plain.close()
})

test('the price of a model, its parts and both ways on stay in sight below the head, and not in a low window', {
  tag: '@phone-first',
}, async ({ page }) => {
  await openFirstModel(page)
  const bar = page.locator('.car-dock')
  const action = bar.getByRole('link').last()
  await expect(page.locator('main .button').first()).toHaveAttribute('href', (await action.getAttribute('href')) ?? '')
  await expect(bar).not.toBeInViewport()
  await page.locator('#similar').scrollIntoViewIfNeeded()
  await expect(action).toBeInViewport({ ratio: 1 })
  await expect(bar.locator('a[href$="/ask"]')).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('navigation').getByRole('link').first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 800, height: 400 })
  await page.locator('#similar').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

test('the bar of a model stands whole above the end of its page, which asks for the same, and goes with it', {
  tag: '@phone-first',
}, async ({ page }) => {
  await openFirstModel(page)
  const bar = page.locator('.car-dock')
  const end = page.locator('section:has(> div #contact-band)')
  await page.locator('#similar').scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await end.evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const [above, below] = [await bar.boundingBox(), await end.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(bar).not.toBeInViewport()
})

test('a model at several places is driven at the one that a shopper chooses', { tag: '@phone-first' }, async ({
  page,
}) => {
  const isAtSeveral = (html: string) => html.includes('/ask?location_id=')
  const found = dealersWithStock().flatMap((slug) =>
    modelsOf(slug)
      .filter((path) => isAtSeveral(htmlOf(slug, path)))
      .map((path) => ({ slug, path })),
  )
  const [{ slug, path } = { slug: '', path: '' }] = found
  await page.goto(siteUrl(slug, path))
  const end = page.locator('section:has(> div #contact-band)')
  const places = end.locator('a.pill')
  // Of many the last is there when it is asked for.
  for (const more of await end.locator('summary').all()) await more.click()
  const said = (await places.last().textContent()) ?? ''
  const [, place = '?'] = /^\s*\w+ it (?:in|at) (.+?)(?:, \w+)?\s+\d+\s*$/.exec(said) ?? []
  await places.last().click()
  await page.waitForURL(/\/ask\?location_id=/)
  await expect(page.locator('main form select[name="location_id"] option:checked')).toContainText(place)
})

test('the colours of a model are chosen by touch and by keyboard, each with its own pictures and list, without scripts', {
  tag: '@phone-first',
}, async ({ page, browser }) => {
  const [slug = '', path = ''] =
    dealersWithStock()
      .flatMap((each) => modelsOf(each).map((model) => [each, model] as const))
      .find(([each, model]) => htmlOf(each, model).includes('name="paint"')) ?? []
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() })
  await plain.goto(siteUrl(slug, path))
  const choice = plain.getByRole('radiogroup', { name: /^Colou?rs in stock$/ })
  const [link, radios] = [choice.getByRole('link'), choice.getByRole('radio')]
  const pictures = () => link.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  const shown = async () => [await link.getAttribute('href'), ...(await pictures())]
  const height = async () => (await choice.boundingBox())?.height
  await expect(link).toHaveCount(1)
  const [first, high] = [await shown(), await height()]
  await radios.nth(1).check()
  const second = await shown()
  expect(second.filter((each) => first.includes(each))).toEqual([])
  expect(await height()).toBe(high)
  await plain.keyboard.press('ArrowLeft')
  await expect(radios.first()).toBeChecked()
  expect(await shown()).toEqual(first)
  await plain.keyboard.press('ArrowRight')
  await plain.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toHaveText(/^See (?:the one|[\d,]+) in /)
  await plain.keyboard.press('Enter')
  await expect(plain).toHaveURL(new URL(second[0] ?? '', plain.url()).href)
  await plain.close()

  await page.goto(siteUrl(slug, path))
  expect(await axeFaults(page, '[role="radiogroup"]')).toEqual([])
})
