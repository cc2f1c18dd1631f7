import { expect, type Page, type Route, test } from '@playwright/test'
import { isFullRun } from '../full-run.ts'
import {
  answerOf,
  type FormName,
  fillStep,
  formNames,
  hasSpinner,
  openForm,
  pace,
  pageWith,
  press,
  shortenTimers,
  tagsOf,
} from './forms.ts'
import { holdRequests } from './held.ts'

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** What may become of a lead call. The API keeps the lead where the shopper cannot know of it. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a dropped connection': (route) => route.abort('connectionreset'),
  'an error before the lead is kept': json(500, {}),
  'an error after the lead is kept': async (route) => {
    await answerOf(route)
    await json(500, {})(route)
  },
  'an error that takes its time': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000 / pace))
    await json(500, {})(route)
  },
  'a page instead of an answer': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hi</h1>' }),
  'an answer without an id': json(200, { ok: true }),
  'files that are too large': json(413, { message: 'The files are too large to send.' }),
  'an answer that may not be read (CORS)': async (route) => {
    await answerOf(route)
    await route.abort('accessdenied')
  },
  'a locked door': json(401, { message: 'Unauthorised' }),
  'a refusal in words': json(422, { message: 'We cannot take this.' }),
  'too many requests': json(429, { message: 'Slow down' }),
  'no answer in time': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 12_000 / pace))
    await route.abort('timedout').catch(() => undefined)
  },
}

const leadCalls = /\/(?:api|mock)\/(?:leads|carClarityCustomer)/

const names = Object.keys(faults)
/** Every form meets every fault in a full run; otherwise four meet a quarter each. */
const faultsOf = (at: number) => (isFullRun ? names : names.filter((_, index) => index % 4 === at % 4))

async function expectKept(page: Page, form: Awaited<ReturnType<typeof openForm>>, typed: Record<string, string>) {
  const alert = form.locator('[role="alert"].enquiry-failure')
  await expect(alert).toBeFocused()
  await expect(alert.locator('svg.icon')).toBeVisible()
  await expect(alert).toHaveClass(/alert--bad/)
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
  await expect(form.locator('button[type="submit"]')).toBeEnabled()
  for (const [name, text] of Object.entries(typed)) await expect(form.locator(`[name="${name}"]`)).toHaveValue(text)
  expect(page.url()).not.toMatch(/avery|lindqvist|0491/i)
}

async function goThrough(page: Page, name: FormName, some: readonly string[]): Promise<void> {
  const form = await openForm(page, name)
  const typed = await fillStep(form)
  for (const fault of some) {
    await test.step(fault, async () => {
      await page.route(leadCalls, (route) => faults[fault]?.(route))
      await press(form)
      await expectKept(page, form, typed)
      await page.unroute(leadCalls)
    })
  }
}

test.describe('whatever becomes of a lead call', { tag: '@desktop' }, () => {
  formNames.forEach((name, at) => {
    test(`the form ${name} keeps what was typed, takes the focus to its alert and shows the phone (S8.4, S8.7)`, {
      tag: tagsOf(name, 4),
    }, async ({ page }) => {
      if (isFullRun) test.setTimeout(180_000)
      await shortenTimers(page)
      await page.goto(pageWith(name))
      await goThrough(page, name, faultsOf(at))
    })
  })

  test('the same press works once the fault is over, with everything still typed (S4.57)', async ({ page }) => {
    await page.goto(pageWith('enquiry'))
    await goThrough(page, 'enquiry', ['a dropped connection'])
    await press(await openForm(page, 'enquiry'))
    await expect(page).toHaveURL(/\/success\?category=/)
  })
})

test('a slow answer is waited for, and a double click sends one lead (S4.56)', { tag: '@desktop' }, async ({
  page,
}) => {
  let calls = 0
  const release = await holdRequests(page, leadCalls, (route) => {
    calls += 1
    return route.continue()
  })
  await page.goto(pageWith('enquiry'))
  const form = await openForm(page, 'enquiry')
  const typed = await fillStep(form)
  const button = form.locator('button[type="submit"]')
  await button.dblclick()
  await expect(button).toBeDisabled()
  expect(await hasSpinner(button)).toBe(true)
  for (const [name, text] of Object.entries(typed)) await expect(form.locator(`[name="${name}"]`)).toHaveValue(text)
  release()
  await expect(page).toHaveURL(/\/success\?category=/)
  expect(calls).toBe(1)
})
