import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { typed } from './site-forms.ts'

/** How many times faster than life a page waits for its scripts here. Leads have all the time they need. */
const pace = 10

/** Makes all waits of a page short: those of its scripts, and those its style sheets have where scripts may be missing. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript((times) => {
    const { setTimeout } = window
    window.setTimeout = ((work: () => void, ms = 0, ...more: unknown[]) =>
      setTimeout(work, ms / times, ...more)) as typeof window.setTimeout
  }, pace)
  const client = await page.context().newCDPSession(page)
  await client.send('Animation.enable')
  await client.send('Animation.setPlaybackRate', { playbackRate: pace })
}

/** The button that sends a form right now: its script's own, or the browser's where no script has come. */
export const sender = (form: Locator): Locator =>
  form.locator('[type=submit]:enabled').and(form.page().locator(':visible'))

let sent = 0

/** An e-mail address that no other lead has. */
export const freshEmail = (): string => `avery.${process.pid}.${Date.now()}.${sent++}@example.com`

/** Types all that a form asks for, whether its script runs or not. */
export async function fillAll(form: Locator, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...typed, email })) {
    const control = form.locator(`:is(input, textarea):not([type=hidden])[name=${name}]`)
    if (await control.isVisible()) await control.fill(text)
  }
  for (const select of await form.locator('select[aria-required=true]:visible').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
  for (const box of await form.locator('input[type=checkbox][aria-required=true]:visible').all()) await box.check()
}

/** How many leads the API holds that name an e-mail address. */
export async function countLeads(request: APIRequestContext, email: string): Promise<number> {
  const table = await request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads.csv?q=${email}`, {
    maxRetries: 3,
  })
  return (await table.text()).split('\r\n').filter((line) => line.includes(email)).length
}

/** Opens the enquiry of a car's page as it can be reached: over the page, or on a page of its own, by one press or two. */
export async function openEnquiry(page: Page): Promise<Locator> {
  await page.locator('[data-opens=enquiry]').and(page.locator(':visible')).first().click()
  const form = page.locator('dialog[open] form[data-form], main form[data-form=enquiry]')
  const decided = page.locator(
    'dialog[open] :is(astro-island:not(:empty), [data-broken]), main form[data-form=enquiry]',
  )
  await expect(decided.first()).toBeAttached()
  const instead = page.locator('dialog[open]').getByRole('link', { name: 'write to us on a page of its own' })
  if (await instead.isVisible()) await instead.click()
  await expect(form).toBeVisible()
  return form
}
