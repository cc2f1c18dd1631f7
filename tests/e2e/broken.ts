import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { typed } from './site-forms.ts'

/** Factor by which a page's waits for its scripts are shortened. Timeouts of leads are not. */
const pace = 10

/** Shortens all waits of a page: timers of its scripts, and CSS animations that act when scripts are missing. */
export async function shortenWaits(page: Page): Promise<void> {
  await page.addInitScript((times) => {
    const { setTimeout } = window
    window.setTimeout = ((work: () => void, ms = 0, ...more: unknown[]) =>
      setTimeout(work, ms / times, ...more)) as typeof window.setTimeout
  }, pace)
  const client = await page.context().newCDPSession(page)
  await client.send('Animation.enable')
  await client.send('Animation.setPlaybackRate', { playbackRate: pace })
}

/** The enabled submit button: the script's, or the plain one when no script has loaded. */
export const sender = (form: Locator): Locator =>
  form.locator('[type=submit]:enabled').and(form.page().locator(':visible'))

let sent = 0

/** A unique e-mail address. */
export const createUniqueEmail = (): string => `avery.${process.pid}.${Date.now()}.${sent++}@example.com`

/** Fills all required fields of a form, with or without its script. */
export async function fillAll(form: Locator, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...typed, email })) {
    const control = form.locator(`:is(input, textarea):not([type=hidden])[name=${name}]`)
    if (await control.isVisible()) await control.fill(text)
  }
  for (const select of await form.locator('select[aria-required=true]:visible').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
  for (const box of await form.locator('input[type=checkbox][aria-required=true]:visible').all()) await box.check()
}

/** Number of leads in the API with this e-mail address. */
export async function countLeads(request: APIRequestContext, email: string): Promise<number> {
  const table = await request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads.csv?q=${email}`, {
    maxRetries: 3,
  })
  return (await table.text()).split('\r\n').filter((line) => line.includes(email)).length
}

/** Opens the enquiry of a car's page: in its dialog, or on a separate page when the dialog is broken. */
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
