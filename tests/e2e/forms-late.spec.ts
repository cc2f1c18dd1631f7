import { expect, test } from '@playwright/test'
import { tagsOf } from './forms.ts'
import { holdRequests } from './held.ts'
import { observeLayoutShifts, sumLayoutShifts } from './shifts.ts'
import { allForms, dealerWithAllForms, fillShown, formOf } from './site-forms.ts'
import { siteUrl, waitUntilIdle } from './sites.ts'

const { slug } = dealerWithAllForms()
const onPages = allForms().filter(({ dialog }) => !dialog)

test.describe('without JavaScript', { tag: '@phone-first' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const form of onPages) {
    test(`the form ${form.name} asks for everything at once, names the phone and sends nothing into an address`, {
      tag: tagsOf(form.name, 6),
    }, async ({ page }) => {
      const path = form.path.split('?')[0] ?? ''
      await page.goto(siteUrl(slug, path))
      const place = formOf(page, form)
      const note = place.getByRole('alert')
      await expect(note).toContainText('You can still fill this in and send it.')
      await expect(note.locator('a[href^="tel:"]')).toBeVisible()
      await expect(place.locator('.enquiry-buttons')).toBeHidden()
      await expect(place.locator('.enquiry-late')).toBeHidden()
      await expect(place.locator('[name=email]')).toBeVisible()
      await expect(place).toHaveAttribute('method', 'post')
      await expect(place.locator('input[type=submit]')).toBeVisible()
    })
  }

  test('every button that opens a form leads to a page instead', async ({ page }) => {
    for (const { path } of allForms().filter(({ dialog }) => dialog)) {
      await page.goto(siteUrl(slug, path))
      const addresses = await page
        .locator('[data-opens]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
      for (const address of addresses) expect(address).toMatch(/^\//)
    }
  })
})

const ofCars = allForms().filter(({ dialog, path }) => dialog && path.startsWith('/cars/'))

test('every form about a car is tried', { tag: '@phone-first' }, () => {
  expect(ofCars.map(({ name }) => name)).toEqual(['car-enquiry', 'test-drive', 'request-photos'])
})

for (const form of ofCars) {
  test(`the form ${form.name} names its car where the browser posts it by itself`, {
    tag: '@phone-first',
  }, async ({ page }) => {
    await page.route(/\/_astro\/(?:EnquiryForm|StepForm)\./, (route) => route.abort())
    await page.goto(siteUrl(slug, form.path))
    await page.locator(`[data-opens=${form.dialog}]`).and(page.locator(':visible')).first().click()
    const place = formOf(page, form)
    await expect(place.locator('input[type=submit]')).toBeVisible()
    const posted = await place.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)))
    const id = await page.locator('[data-call-data]').getAttribute('data-call-data')
    expect(posted).toMatchObject({
      form_name: form.name,
      car_id: JSON.parse(id ?? '{}').car_id,
      'Vehicle Make': expect.stringMatching(/\w/),
      'Vehicle Model': expect.stringMatching(/\w/),
      vehicle_year: expect.stringMatching(/^\d{4}$/),
    })
  })
}

test('a form whose script comes once it is drawn moves nothing', { tag: '@phone-first' }, async ({ page }) => {
  await observeLayoutShifts(page)
  const release = await holdRequests(page, '**/EnquiryForm.*')
  const [contact] = onPages.filter(({ name }) => name === 'enquiry')
  if (!contact) throw new Error('no page asks for an enquiry')
  await page.goto(siteUrl(slug, contact.path))
  const place = formOf(page, contact)
  await expect(place).toBeInViewport()
  await waitUntilIdle(page)
  release()
  await expect(place).toHaveAttribute('data-status', 'idle')
  await waitUntilIdle(page)
  expect(await sumLayoutShifts(page)).toBe(0)
})

test.describe('with JavaScript ten seconds late', { tag: '@phone' }, () => {
  for (const form of onPages) {
    test(`the form ${form.name} can be filled in, waits, and keeps it all`, { tag: tagsOf(form.name, 6) }, async ({
      page,
    }) => {
      const release = await holdRequests(page, /\/_astro\/.*\.js$/)
      await page.goto(siteUrl(slug, form.path), { waitUntil: 'commit' })
      const place = formOf(page, form)
      const submit = place.locator('button[type=submit]')
      await expect(submit).toBeDisabled()
      await expect(place.locator('.enquiry-late')).toBeVisible({ timeout: 10_000 })
      await fillShown(place)
      const field = place.locator('input:not([type=hidden]):visible').first()
      await field.fill(form.name === 'trade-in' || form.name === 'valuations' ? 'ABC123' : 'Avery')
      const value = await field.inputValue()
      await field.press('Enter')
      await expect(place.locator('.enquiry-late')).toContainText('This form is still loading.')
      expect(page.url()).toBe(siteUrl(slug, form.path))
      release()
      await submit.scrollIntoViewIfNeeded()
      await expect(place).toHaveAttribute('data-status', 'idle')
      await expect(place.locator('.enquiry-late')).toHaveCount(0)
      await expect(field).toHaveValue(value)
      await expect(submit).toBeEnabled()
      expect(page.url()).toBe(siteUrl(slug, form.path))
    })
  }
})

test('what is typed at the very moment a form’s script takes hold stays', { tag: '@phone' }, async ({ page }) => {
  // React plans its work by messages to itself: these come late here, so that between any two of them somebody types.
  await page.addInitScript(() => {
    class SlowChannel {
      readonly port1: { onmessage: (() => void) | null } = { onmessage: null }
      readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), 120) }
    }
    Object.assign(window, { MessageChannel: SlowChannel })
  })
  const form = onPages.find(({ name }) => name === 'enquiry') ?? onPages[0]
  if (!form) throw new Error('no dealer has a form on a page')
  await page.goto(siteUrl(slug, form.path), { waitUntil: 'commit' })
  const place = formOf(page, form)
  const field = place.locator('[name=first_name]')
  await expect(field).toBeVisible()
  const typed = await field.evaluate(async (input: HTMLInputElement) => {
    interface Root {
      readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } }
    }
    // Before that an event makes React take hold at once, which is not the moment in question.
    const isTaken = () => {
      const [, root] =
        Object.entries(input.closest('astro-island') ?? {}).find(([key]) => /^__reactCont/.test(key)) ?? []
      return (root as Root | undefined)?.stateNode.current.memoizedState.isDehydrated === false
    }
    let letters = ''
    while (input.form?.dataset.status === 'hydrating') {
      if (isTaken()) {
        // As a browser does it: the value, past whatever a library has laid over the property, and then the event.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        value?.set?.call(input, `${value.get?.call(input)}a`)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        letters += 'a'
      }
      await new Promise(requestAnimationFrame)
    }
    return { letters, isTaken: isTaken() }
  })
  expect(typed.isTaken).toBe(true)
  await expect(place).toHaveAttribute('data-status', 'idle')
  await expect(field).toHaveValue(typed.letters)
})
