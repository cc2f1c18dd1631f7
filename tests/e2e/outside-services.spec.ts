import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { fillStep, openForm, press } from './forms.ts'
import { withPictures } from './pictures.ts'
import { type ServedYards, serveYards } from './served-yards.ts'
import { observeLayoutShifts, sumLayoutShifts } from './shifts.ts'
import { waitForHydration, waitUntilIdle, watch } from './sites.ts'

test.use(withPictures)

const container = 'analytics: {provider: gtm, id: GTM-A1, consent: '

const yards = {
  bannered: { site: 'brand_banner: {enabled: true, type: commercial, src: "https://banner.example/b.js"}' },
  chatty: { site: 'phone: 02 5550 0123\nchat: {enabled: true, src: https://chat.example/w.js}' },
  counted: { site: `phone: 02 5550 0123\ngarage_enabled: true\n${container}false}`, cars: [{}, { car_type: 'new' }] },
  asked: { site: `garage_enabled: true\n${container}true}` },
  beaconed: {
    site: 'phone: 02 5550 0123\ngarage_enabled: true\nanalytics: {provider: beacon}\napi: {events_host: https://events.example}\nenquiry: {categories: [General Enquiry, Careers Enquiry]}',
  },
}

let sites: ServedYards

test.beforeAll(async () => {
  test.setTimeout(240_000)
  sites = await serveYards(yards)
})

test.afterAll(() => sites?.close())

/** What third parties serve: their addresses and their scripts. Everything asked of them is told. */
async function thirdParties(page: Page, scripts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    const address = route.request().url()
    asked.push(address)
    const body = Object.entries(scripts).find(([start]) => address.startsWith(start))?.[1]
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body })
  })
  return asked
}

/** Writes as widgets do: HTML, a style sheet of its own, and a script of theirs. */
const widget = (id: string) => `
  const panel = document.createElement('div')
  panel.innerHTML = '<section id="${id}" tabindex="-1">Here I am</section>'
  document.body.append(panel)
  const style = document.createElement('style')
  style.textContent = '#${id} { color: rgb(1, 2, 3) }'
  document.head.append(style)`

const gtm = 'https://www.googletagmanager.com/gtm.js?id=GTM-A1'

/** Does as the real container: it takes what stands in the list, and what comes, at once. It writes down what it took. */
const tags = `
  const take = (entry) => {
    const taken = JSON.parse(sessionStorage.getItem('taken') ?? '[]')
    sessionStorage.setItem('taken', JSON.stringify([...taken, entry]))
  }
  const list = window.dataLayer
  for (const entry of list) take(entry)
  list.push = (entry) => take(entry)
  document.documentElement.dataset.container = 'runs'`

/** All that the container took on the pages of this tab. */
const takenOf = async (page: Page): Promise<readonly Record<string, unknown>[]> =>
  JSON.parse(await page.evaluate(() => sessionStorage.getItem('taken') ?? '[]'))

const eventsOf = async (page: Page) => (await takenOf(page)).filter(({ event }) => event !== 'gtm.js')

/** Every beacon of the page: where to, and what it says. */
async function beaconsOf(page: Page) {
  const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  await page.context().route('https://events.example/**', (route) => {
    sent.push({ path: new URL(route.request().url()).pathname, body: JSON.parse(route.request().postData() ?? '') })
    return route.fulfill({ status: 204 })
  })
  return sent
}

async function stayAt(page: Page, links: string): Promise<void> {
  await page.evaluate((which) => {
    for (const link of document.querySelectorAll(which))
      link.addEventListener('click', (event) => event.preventDefault())
  }, links)
}

test('a brand banner’s script runs with its kind of dealer, through the policy, and not where it is off (S7.31)', {
  tag: '@desktop',
}, async ({ page }) => {
  const seen = await watch(page)
  const asked = await thirdParties(page, { 'https://banner.example/': widget('banner') })
  await page.goto(sites.url('bannered'))
  await expect(page.locator('#banner')).toHaveCSS('color', 'rgb(1, 2, 3)')
  expect(asked).toEqual(['https://banner.example/b.js?type=N'])
  await page.goto(sites.url('chatty'))
  await waitUntilIdle(page)
  expect(asked).toHaveLength(1)
  expect(seen.errors).toEqual([])
})

test('a page is drawn while the brand banner’s script hangs (S7.31)', { tag: '@desktop' }, async ({ page }) => {
  await page.route('https://banner.example/**', () => undefined)
  await page.goto(sites.url('bannered', '/cars/car-1'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const painted = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(painted)).toBe(1)
})

test('the chat is asked for when its button is pressed, and opens then (S7.33)', { tag: '@desktop-first' }, async ({
  page,
}) => {
  const seen = await watch(page)
  const script = `document.addEventListener('chat:open', () => { ${widget('chat')}; document.querySelector('#chat').focus() })`
  const asked = await thirdParties(page, { 'https://chat.example/': script })
  await page.goto(sites.url('chatty', '/cars/car-1'))
  await waitUntilIdle(page)
  expect(asked).toEqual([])
  expect(await axeFaults(page, '.chat')).toEqual([])
  await page.getByRole('button', { name: 'Chat with us' }).press('Enter')
  await expect(page.locator('#chat')).toBeFocused()
  await expect(page.locator('#chat')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeHidden()
  expect(asked).toEqual(['https://chat.example/w.js'])
  expect(seen.errors).toEqual([])
})

test('the chat’s button covers nothing else that can be pressed at the foot of the window', async ({ page }) => {
  for (const path of ['/', '/cars/car-1', '/search/used-cars']) {
    await page.goto(sites.url('chatty', path))
    await waitUntilIdle(page)
    const covered = await page.evaluate(() => {
      const chat = document.querySelector('.chat button')?.getBoundingClientRect()
      const fixed = [...document.querySelectorAll('.car-dock a, .car-dock button, .compare-bar a, [data-to-top]')]
      return fixed
        .map((element) => [element.textContent, element.getBoundingClientRect()] as const)
        .filter(([, box]) => box.width > 0)
        .filter(([, { left, right, top, bottom }]) =>
          chat ? left < chat.right && right > chat.left && top < chat.bottom && bottom > chat.top : true,
        )
        .map(([text]) => text)
    })
    expect(covered, path).toEqual([])
  }
})

test('a chat that does not come says so, and whom to call', { tag: '@desktop' }, async ({ page }) => {
  await thirdParties(page, {})
  await page.goto(sites.url('chatty'))
  const button = page.getByRole('button', { name: 'Chat with us' })
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'chat' })).toHaveText(
    'The chat cannot be opened now. Please call 02 5550 0123.',
  )
  await expect(button).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
})

test('a chat is not told of trusted types before it is opened', { tag: '@desktop' }, async ({ page }) => {
  const seen = await watch(page)
  await page.goto(sites.url('chatty'))
  await waitUntilIdle(page)
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>x</p>')).catch(() => undefined)
  await expect.poll(() => seen.errors.join()).toContain('the security policy stopped require-trusted-types-for')
})

test.describe('a tag container', { tag: '@desktop' }, () => {
  test('runs once the page is there, and is told of a car saved, and not of one taken out (S4.27, S9.8)', async ({
    page,
  }) => {
    const seen = await watch(page)
    const asked = await thirdParties(page, { [gtm]: tags })
    await page.goto(sites.url('counted', '/cars/car-1'))
    await expect(page.locator('html')).toHaveAttribute('data-container', 'runs')
    expect(asked).toEqual([gtm])
    const save = page.locator('save-car:visible button').first()
    await save.click()
    await expect.poll(() => eventsOf(page)).toEqual([{ event: 'add_to_wishlist', event_id: 39, car_id: '1' }])
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    expect(await eventsOf(page)).toHaveLength(1)
    expect(seen.errors).toEqual([])
  })

  test('is told of a car saved while it was on its way', async ({ page }) => {
    let letIn = () => undefined as undefined
    const gate = new Promise<void>((resolve) => {
      letIn = () => resolve() as undefined
    })
    await page.route(/^https:/, async (route) => {
      await gate
      await route.fulfill({ contentType: 'text/javascript', body: tags })
    })
    await page.goto(sites.url('counted', '/cars/car-1'))
    await page.locator('save-car:visible button').first().click()
    expect(await eventsOf(page)).toEqual([])
    letIn()
    await expect.poll(async () => (await eventsOf(page)).map(({ event_id }) => event_id)).toEqual([39])
  })

  test('is told of a press on any phone number, with the car of its page (S9.13)', async ({ page }) => {
    await thirdParties(page, { [gtm]: tags })
    await page.goto(sites.url('counted', '/cars/car-1'))
    await expect(page.locator('html')).toHaveAttribute('data-container', 'runs')
    await stayAt(page, 'a[href^="tel:"]')
    await page.locator('a[href^="tel:"]:visible').first().click()
    await expect.poll(() => eventsOf(page)).toEqual([{ event: 'phone_call', event_id: 25, car_id: '1' }])
  })

  for (const [car, id] of [
    ['car-1', 15],
    ['car-2', 14],
  ] as const) {
    test(`is told of an enquiry about ${car} as ${id}, and of nothing personal (S9.9, S9.10)`, async ({ page }) => {
      await thirdParties(page, { [gtm]: tags })
      await page.goto(sites.url('counted', `/cars/${car}`))
      await waitForHydration(page)
      const form = await openForm(page, 'car-enquiry')
      await fillStep(form, { phone: '02 5550 0123' })
      await press(form)
      await expect(page).toHaveURL(/\/success\?/)
      await expect.poll(async () => (await eventsOf(page)).map(({ event_id }) => event_id)).toEqual([id])
      expect(JSON.stringify(await takenOf(page))).not.toMatch(/avery|5550/i)
    })
  }
})

test.describe('the question before a container', () => {
  test('is asked once, moves nothing, and nothing is loaded before a yes', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const asked = await thirdParties(page, { [gtm]: tags })
    await observeLayoutShifts(page)
    await page.goto(sites.url('asked'))
    const bar = page.getByRole('region', { name: 'May we count your visit?' })
    await expect(bar).toBeVisible()
    await waitUntilIdle(page)
    expect(asked).toEqual([])
    expect(await sumLayoutShifts(page)).toBeLessThan(0.01)
    expect(await axeFaults(page, '.consent')).toEqual([])
    await bar.getByRole('button', { name: 'Yes' }).click()
    await expect(bar).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-container', 'runs')
    await page.goto(sites.url('asked', '/cars/car-1'))
    await expect(page.locator('html')).toHaveAttribute('data-container', 'runs')
    await expect(bar).toBeHidden()
  })

  test('answered with no keeps everything quiet, on the next page too, until the choice is changed', {
    tag: '@desktop',
  }, async ({ page }) => {
    const asked = await thirdParties(page, { [gtm]: tags })
    await page.goto(sites.url('asked', '/cars/car-1'))
    const bar = page.getByRole('region', { name: 'May we count your visit?' })
    await bar.getByRole('button', { name: 'No' }).click()
    await expect(bar).toBeHidden()
    await page.locator('save-car:visible button').first().click()
    await page.goto(sites.url('asked'))
    await waitUntilIdle(page)
    await expect(bar).toBeHidden()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'change your choice' }).click()
    await bar.getByRole('button', { name: 'Yes' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-container', 'runs')
    expect(await eventsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'change your choice' }).click()
    await bar.getByRole('button', { name: 'No' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.container === undefined)
    await waitUntilIdle(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-container', 'runs')
  })

  test('with no after yes ends what counts in a browser that keeps nothing, too', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('No', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
    })
    await thirdParties(page, { [gtm]: tags })
    await page.goto(sites.url('asked'))
    const bar = page.getByRole('region', { name: 'May we count your visit?' })
    await bar.getByRole('button', { name: 'Yes' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-container', 'runs')
    await page.getByRole('button', { name: 'change your choice' }).click()
    await bar.getByRole('button', { name: 'No' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.container === undefined)
    await waitUntilIdle(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-container', 'runs')
  })
})

test.describe('beacons', { tag: '@desktop' }, () => {
  test('tell the events host of a car saved, once, and load no script (S4.27)', async ({ page }) => {
    const seen = await watch(page)
    const sent = await beaconsOf(page)
    await page.goto(sites.url('beaconed', '/cars/car-1'))
    const save = page.locator('save-car:visible button').first()
    await save.click()
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await expect
      .poll(() => sent)
      .toEqual([
        {
          path: '/api/events/add_to_wishlist',
          body: { event: 'add_to_wishlist', event_id: 39, website_id: '42', page: '/cars/car-1', car_id: '1' },
        },
      ])
    expect(seen.errors).toEqual([])
  })

  test('tell of a car kept from a link that somebody sent (S4.27)', async ({ page }) => {
    const sent = await beaconsOf(page)
    await page.goto(sites.url('beaconed', '/favourites?cars=1'))
    await page.getByRole('button', { name: 'Save it to my garage' }).click()
    await expect.poll(() => sent.map(({ body }) => [body.event_id, body.car_id])).toEqual([[39, '1']])
    await page
      .getByRole('button', { name: /^Saved? / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Save it to my garage' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('tell of a careers enquiry as 51, and of nothing personal (S4.61, S9.7)', async ({ page }) => {
    const sent = await beaconsOf(page)
    await page.goto(sites.url('beaconed', '/contact?utm_source=news'))
    const form = await openForm(page, 'enquiry')
    await fillStep(form, { phone: '02 5550 0123' })
    await form.getByLabel(/about/i).or(form.locator('select[name=category]')).first().selectOption('Careers Enquiry')
    await press(form)
    await expect(page).toHaveURL(/\/success\?/)
    await expect
      .poll(() => sent)
      .toEqual([
        {
          path: '/api/events/generate_lead',
          body: { event: 'generate_lead', event_id: 51, website_id: '42', page: '/contact', form: 'enquiry' },
        },
      ])
  })

  test('tell of a form of several steps once, when its last step is saved (S4.74, S9.12)', async ({ page }) => {
    const sent = await beaconsOf(page)
    await page.goto(sites.url('beaconed', '/cars/car-1'))
    await waitForHydration(page)
    const form = await openForm(page, 'test-drive')
    await press(form)
    await expect(form).toContainText('Step 2')
    expect(sent).toEqual([])
    await fillStep(form, { phone: '02 5550 0123' })
    await press(form)
    await expect(page).toHaveURL(/\/success\?/)
    await expect.poll(() => sent.map(({ body }) => body.event_id)).toEqual([48])
  })

  test('leave a call from a car’s page to its own record, and tell of others', async ({ page }) => {
    const sent = await beaconsOf(page)
    await page.goto(sites.url('beaconed', '/cars/car-1'))
    await stayAt(page, 'a[href^="tel:"]')
    await page.locator('a[data-car-call]:visible').first().click()
    await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/events/car_phone_call'])
    expect(sent[0]?.body.event_id).toBe(25)
    await page.goto(sites.url('beaconed', '/contact'))
    await stayAt(page, 'a[href^="tel:"]')
    await page.locator('a[href^="tel:"]:visible').first().click()
    await expect
      .poll(() => sent.map(({ path }) => path))
      .toEqual(['/api/events/car_phone_call', '/api/events/phone_call'])
  })

  test('tell of a lead that could not be sent at first, once it arrives from another page', async ({ page }) => {
    const sent = await beaconsOf(page)
    await page.goto(sites.url('beaconed', '/contact'))
    const form = await openForm(page, 'enquiry')
    await fillStep(form, { phone: '02 5550 0123' })
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '' }))
    await press(form)
    await expect(form.getByRole('alert')).toBeVisible()
    expect(sent).toEqual([])
    await page.unroute('**/api/leads')
    // Another tab: leaving the first one asks whether what was typed may go.
    const other = await page.context().newPage()
    await other.goto(sites.url('beaconed', '/cars/car-1'))
    await expect.poll(() => sent.map(({ body }) => body.event_id)).toEqual([51])
  })
})
