import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { acceptDialogs } from './dialogs.ts'
import { type FormName, fillStep, openForm, pageWith, press, shortenTimers } from './forms.ts'

const leadCalls = /\/(?:api|mock)\/(?:leads|carClarityCustomer)/

interface Failure {
  readonly alert: Locator
  /** What `window.alert` said. */
  readonly dialogs: readonly string[]
}

type Answer = (route: Route) => Promise<void>

/** Sends what a form shows first, and has the lead API answer so. */
const failWith = (page: Page, name: FormName, status: number, json: object): Promise<Failure> =>
  failBy(page, name, (route) => route.fulfill({ status, json }))

async function failBy(page: Page, name: FormName, answer: Answer): Promise<Failure> {
  const dialogs = acceptDialogs(page)
  await page.route(leadCalls, answer)
  await page.goto(pageWith(name))
  const form = await openForm(page, name)
  await fillStep(form)
  await press(form)
  const alert = form.locator('[role=alert].alert--bad')
  await expect(alert).toBeVisible()
  return { alert, dialogs }
}

/** Whether a box has the platform's colour of errors on its border. */
const isDestructive = (box: Locator) =>
  box.evaluate((element) => {
    element.style.outlineColor = 'var(--bad)'
    const { borderTopColor, borderLeftColor, outlineColor } = getComputedStyle(element)
    return [borderTopColor, borderLeftColor].every((colour) => colour === outlineColor)
  })

test('a lead that the API fails on is said once in the browser’s alert, and in the form (S8.1)', {
  tag: '@phone-first',
}, async ({ page }) => {
  await shortenTimers(page)
  const { alert, dialogs } = await failWith(page, 'enquiry', 500, {})
  const text = 'An error occurred when submitting this form'
  await expect.poll(() => dialogs).toEqual([text])
  await expect(alert).toContainText(text)
  // A second alert would block the page before this.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(dialogs).toEqual([text])
})

test.describe('a lead that is refused', { tag: '@phone-first' }, () => {
  test('in words shows these in the form, in the colour of errors (S8.2, S8.4)', async ({ page }) => {
    const { alert } = await failWith(page, 'enquiry', 422, { error: 'Quota' })
    await expect(alert.locator('.enquiry-alert-title')).toHaveText('Quota')
    expect(await isDestructive(alert)).toBe(true)
    await expect(alert.locator('svg.icon')).toBeVisible()
  })

  const wordless: readonly (readonly [string, Answer])[] = [
    ['a refusal', (route) => route.fulfill({ status: 422, json: {} })],
    ['an error of a server between', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
    ['no answer', (route) => route.abort('connectionreset')],
  ]
  for (const [what, answer] of wordless)
    test(`without a word says the form’s own: ${what} (S8.3)`, async ({ page }) => {
      await shortenTimers(page)
      const { alert, dialogs } = await failBy(page, 'enquiry', answer)
      await expect(alert.locator('.enquiry-alert-title')).toHaveText('An error occurred when submitting this form')
      await expect.poll(() => dialogs).toHaveLength(1)
    })

  test('in steps shows the words of the refusal, and no other alert (S8.5)', async ({ page }) => {
    const { alert, dialogs } = await failWith(page, 'trade-in', 422, { error: 'Bad rego' })
    await expect(alert).toContainText('Bad rego')
    expect(await isDestructive(alert)).toBe(true)
    expect(dialogs).toEqual([])
  })

  test('in steps without a word says that it was not expected (S8.6)', async ({ page }) => {
    const { alert, dialogs } = await failWith(page, 'trade-in', 422, {})
    await expect(alert).toContainText('An unexpected error occured.')
    expect(dialogs).toEqual([])
  })
})

test('a lead that waits goes out by itself once the API answers again, though its page stays as it is', {
  tag: '@phone-first',
}, async ({ page }) => {
  await page.clock.install()
  await page.route(leadCalls, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(pageWith('car-enquiry'))
  const form = await openForm(page, 'car-enquiry')
  await fillStep(form)
  await press(form)
  await expect(form.getByRole('alert').filter({ hasText: 'goes out by itself' })).toBeVisible()
  await page.unroute(leadCalls)
  await page.clock.runFor('01:00')
  await expect(page.getByRole('button', { name: 'What you wrote earlier has now been sent.' })).toBeVisible()
})

test('a lead that goes out when the network is back is told of in the dialog it was written in', {
  tag: '@phone-first',
}, async ({ page, context }) => {
  await shortenTimers(page)
  await page.goto(pageWith('car-enquiry'))
  const form = await openForm(page, 'car-enquiry')
  await fillStep(form)
  await context.setOffline(true)
  await press(form)
  await expect(form.getByRole('alert').filter({ hasText: 'goes out by itself' })).toBeVisible()
  await context.setOffline(false)
  const note = page.locator('dialog:modal').getByRole('button', { name: 'What you wrote earlier has now been sent.' })
  await note.click()
  await expect(note).toHaveCount(0)
})
