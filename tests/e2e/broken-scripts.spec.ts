import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { modulesBelow } from '#scripts/bench/page-scripts.ts'
import { axeFaults } from './axe.ts'
import { countLeads, createUniqueEmail, fillAll, openEnquiry, sender, shortenWaits } from './broken.ts'
import { tagsOf } from './forms.ts'
import { abortFirstRequest, block, holdRequests } from './held.ts'
import { carsForSale, storeSavedCars } from './kept-cars.ts'
import { allForms, carWith, dealerWithAllForms, formOf } from './site-forms.ts'
import { siteUrl, waitForHydration } from './sites.ts'
import { tagVariant } from './variant-tags.ts'

const { slug, site, folder } = dealerWithAllForms()
const car = carWith(folder, 'id="enquiry"')

/** Every script that a car's page asks for by itself or for its enquiry, as a path: its capitals, the form and the page, first. */
function scriptsOf(path: string): string[] {
  const html = readFileSync(join(folder, `${path}.html`), 'utf8')
  const named = [...html.matchAll(/(?:<script[^>]* src|component-url|renderer-url)="(\/_astro\/[^"]+)"/g)]
  const urls = named.map(([, url = '']) => url).filter((url) => !url.includes('/StepForm.'))
  return [...new Set(urls.flatMap((url) => [...modulesBelow(folder, url)]))].sort()
}

const scripts = scriptsOf(car)
const withoutHash = (path: string) => path.replace('/_astro/', '').replace(/\.[\w-]{8,}\.js$/, '')

/** A shopper asks about a car, whichever way the page offers, and the lead is there. */
async function sendEnquiry(page: Page): Promise<void> {
  const email = createUniqueEmail()
  await page.goto(siteUrl(slug, car))
  const form = await openEnquiry(page)
  await fillAll(form, email)
  await sender(form).click()
  await expect(page).toHaveURL(/\/success\?category=/)
  expect(await countLeads(page.request, email)).toBe(1)
}

test.describe('a car’s page that cannot have', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await shortenWaits(page)
  })

  test('names its scripts, so that each can be taken away', () => {
    expect(scripts.length).toBeGreaterThan(4)
    expect(scripts.map(withoutHash)).toEqual(expect.arrayContaining(['EnquiryForm', 'react', 'common']))
  })

  for (const [at, path] of scripts.entries()) {
    test(`${path.replace('/_astro/', '')} still sends the enquiry`, { tag: tagVariant(at, 2) }, async ({ page }) => {
      const blocked = await block(page, `*${path}*`)
      await sendEnquiry(page)
      expect(blocked.requests()).toBeGreaterThan(0)
    })
  }

  test('any script at all still sends the enquiry', async ({ page }) => {
    await block(page, '*/*.js*')
    await sendEnquiry(page)
  })
})

test.describe('a form whose script does not come', { tag: '@phone-first' }, () => {
  test.beforeEach(async ({ page }) => shortenWaits(page))

  test('says so where the shopper is, with the number, and keeps the focus and what was typed', async ({ page }) => {
    await block(page, '*/EnquiryForm.*')
    await page.goto(siteUrl(slug, car))
    const form = await openEnquiry(page)
    const name = form.locator('[name=first_name]')
    await name.fill('Avery')
    const note = form.getByRole('alert')
    await expect(note).toContainText('You can still fill this in and send it.')
    await expect(note.locator('a[href^="tel:"]')).toBeVisible()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Avery')
    await expect(sender(form)).toHaveCount(1)
    expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  })

  test('checks what is filled in by the browser’s own means', async ({ page }) => {
    await block(page, '*/EnquiryForm.*')
    await page.goto(siteUrl(slug, car))
    const form = await openEnquiry(page)
    await sender(form).click()
    await expect(form.locator('[name=first_name]')).toBeFocused()
    expect(page.url()).toBe(siteUrl(slug, car))
  })

  test('is found out, too, when the script never answers', async ({ page }) => {
    await page.route('**/EnquiryForm.*', () => undefined)
    await page.goto(siteUrl(slug, car))
    const form = await openEnquiry(page)
    await form.locator('[name=first_name]').fill('Avery')
    await expect(form.getByRole('alert')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('is found out, too, when what it shares with other pages does not come', async ({ page }) => {
    const blocked = await block(page, '*/_astro/form.*.json')
    await sendEnquiry(page)
    expect(blocked.requests()).toBeGreaterThan(0)
  })

  test('is asked for again when its dialog is opened again, and wakes then', async ({ page }) => {
    const blocked = await block(page, '*/_astro/form.*.json')
    await page.goto(siteUrl(slug, car))
    const opener = page.locator('[data-opens=enquiry]').and(page.locator(':visible')).first()
    await opener.click()
    const island = page.locator('#enquiry astro-island')
    await expect(island).toHaveAttribute('data-broken', '')
    await expect(page.locator('#enquiry').getByRole('link', { name: 'write to us' })).toBeVisible()
    await blocked.unblock()
    await page.keyboard.press('Escape')
    await opener.click()
    await expect(page.locator('#enquiry form')).toHaveAttribute('data-status', 'idle')
    await expect(island).not.toHaveAttribute('data-broken')
    await expect(page.locator('#enquiry').getByRole('link', { name: 'write to us' })).toBeHidden()
  })

  test('does not lose whoever stands on the line in its place when it comes', async ({ page }) => {
    const release = await holdRequests(page, '**/_astro/form.*.json')
    await page.goto(siteUrl(slug, car))
    await page.locator('[data-opens=enquiry]').and(page.locator(':visible')).first().click()
    await page.locator('#enquiry').getByRole('link', { name: 'write to us' }).focus()
    release()
    await expect(page.locator('#enquiry-title')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('#enquiry [name=first_name]')).toBeFocused()
  })

  test('about cars of the garage is asked for again, and knows which', async ({ page }) => {
    await storeSavedCars(page, slug, carsForSale(slug, 1))
    const blocked = await block(page, '*/_astro/form.*.json')
    await page.goto(siteUrl(slug, site.routes.favourites ?? ''))
    const opener = page.locator('.garage-car').getByRole('button', { name: site.labels.enquire })
    await opener.click()
    const dialog = page.locator('#garage-enquiry')
    await expect(dialog.locator('astro-island')).toHaveAttribute('data-broken', '')
    await expect(dialog.getByRole('link', { name: 'write to us' })).toBeVisible()
    await blocked.unblock()
    await page.keyboard.press('Escape')
    await opener.click()
    await expect(dialog.locator('form')).toHaveAttribute('data-status', 'idle')
    await expect(dialog.locator('.asked-cars li')).toHaveCount(1)
  })

  test('wakes after one request for that was lost', async ({ page }) => {
    const lost = await abortFirstRequest(page, '**/_astro/form.*.json')
    await page.goto(siteUrl(slug, car))
    const form = await openEnquiry(page)
    await expect(form).toHaveAttribute('data-status', 'idle')
    expect(lost()).toBe(1)
  })

  test('wakes all the same when it comes after that', async ({ page }) => {
    const release = await holdRequests(page, '**/EnquiryForm.*')
    await page.goto(siteUrl(slug, car))
    const form = await openEnquiry(page)
    await form.locator('[name=first_name]').fill('Avery')
    await expect(form.getByRole('alert')).toBeVisible()
    release()
    await expect(form).toHaveAttribute('data-status', 'idle')
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(form.locator('[name=first_name]')).toHaveValue('Avery')
    await expect(sender(form)).toHaveCount(1)
  })

  test('gives back the prerendered form, and what was typed, when it throws', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLFormControlsCollection.prototype.namedItem = () => {
        throw new Error('planted')
      }
    })
    const release = await holdRequests(page, '**/EnquiryForm.*')
    await page.goto(siteUrl(slug, car))
    const form = await openEnquiry(page)
    const email = createUniqueEmail()
    await fillAll(form, email)
    release()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.locator('[name=email]')).toHaveValue(email)
    await sender(form).click()
    await expect(page).toHaveURL(/\/success\?category=/)
    expect(await countLeads(page.request, email)).toBe(1)
  })
})

test.describe('a list', () => {
  const cards = (page: Page) => page.locator('.list-cars .car-card-title')
  const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Search and filters are not running' })

  async function expectReadable(page: Page): Promise<void> {
    await expect(note(page)).toContainText(site.contact.phone ?? '')
    const count = (
      readFileSync(join(folder, `${site.search.default_search_path}.html`), 'utf8').match(/car-card-title/g) ?? []
    ).length
    await expect(cards(page)).toHaveCount(count)
    await expect(page.locator('.list-tools')).toBeHidden()
    expect(await axeFaults(page, '.list-page')).toEqual([])
    await cards(page).first().click()
    await expect(page).toHaveURL(/\/cars\//)
  }

  test('that throws gives its prerendered cars back and says so', { tag: '@phone-first' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['show', 'showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
    })
    await page.goto(siteUrl(slug, site.search.default_search_path))
    await expectReadable(page)
  })

  test('whose script cannot be had says so, and shows its cars whatever the address asks', { tag: '@desktop' }, async ({
    page,
  }) => {
    await block(page, '*/Search.*.js*')
    await page.goto(siteUrl(slug, `${site.search.default_search_path}?query=zzzz`))
    await expect(note(page).getByRole('link', { name: 'Reload' })).toHaveAttribute('href', page.url())
    await expectReadable(page)
  })

  test('whose script never answers says so, and takes it back when it comes', { tag: '@desktop' }, async ({ page }) => {
    await shortenWaits(page)
    const release = await holdRequests(page, '**/Search.*.js*')
    await page.goto(siteUrl(slug, site.search.default_search_path))
    await expect(note(page)).toBeVisible()
    release()
    await waitForHydration(page)
    await expect(note(page)).toHaveCount(0)
  })

  test('wakes after one request that was lost', { tag: '@desktop' }, async ({ page }) => {
    const lost = await abortFirstRequest(page, '**/Search.*.js*')
    await page.goto(siteUrl(slug, site.search.default_search_path))
    await waitForHydration(page)
    await expect(note(page)).toHaveCount(0)
    expect(lost()).toBe(1)
  })

  test('without any script says so, too', { tag: '@desktop' }, async ({ page }) => {
    await shortenWaits(page)
    await block(page, '*/*.js*')
    await page.goto(siteUrl(slug, site.search.default_search_path))
    await expect(note(page)).toBeVisible()
  })
})

test('a garage whose script cannot be had says so and leads on', { tag: '@desktop' }, async ({ page }) => {
  await block(page, '*/Favourites.*.js*')
  await page.goto(siteUrl(slug, site.routes.favourites ?? ''))
  const note = page.locator('main').getByRole('alert')
  await expect(note).toContainText('Your saved cars are kept on this device')
  await expect(note.getByRole('link', { name: 'See all cars' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const form of allForms().filter(({ dialog }) => !dialog)) {
    test(`the form ${form.name} is sent by the browser and arrives, all of it`, {
      tag: tagsOf(form.name, 6, '@desktop'),
    }, async ({ page }) => {
      const email = createUniqueEmail()
      await page.goto(siteUrl(slug, form.path))
      const place = formOf(page, form)
      await fillAll(place, email)
      await sender(place).click()
      await expect(page).toHaveURL(/\/success\?category=/)
      expect(page.url()).not.toContain('avery')
      expect(await countLeads(page.request, email)).toBe(1)
    })
  }

  test('photos of a car go along', { tag: '@desktop' }, async ({ page }) => {
    const email = createUniqueEmail()
    const form = { name: 'valuations' }
    await page.goto(siteUrl(slug, site.routes.valuations ?? ''))
    const place = formOf(page, form)
    await fillAll(place, email)
    await place
      .locator('input[type=file]')
      .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await sender(place).click()
    await expect(page).toHaveURL(/\/success\?category=/)
    const table = await page.request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads?q=${email}`)
    expect(await table.text()).toContain('front.png')
  })
})
