import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIResponse, expect, type Locator, type Page, type Route } from '@playwright/test'
import { demoSites, siteUrl } from './sites.ts'
import { tagVariant } from './variant-tags.ts'

/** Names of all forms; those with special implementations come first. */
export const formNames = [
  'car-enquiry',
  'test-drive',
  'trade-in',
  'reservation',
  'service',
  'subscribe',
  'enquiry',
  'request-photos',
  'finance',
  'valuations',
  'location-enquiry',
] as const

export type FormName = (typeof formNames)[number]

const inOrder: readonly string[] = formNames

/** Tags of a test that runs for every form: daily for the first `daily` forms, nightly for all. */
export const tagsOf = (form: string, daily: number, ...tags: readonly string[]): string[] => [
  ...tags,
  ...tagVariant(inOrder.indexOf(form), daily),
]

/** Factor by which timeouts, retry pauses and latencies are shortened. */
export const pace = 20

/** Shortens a page's timers over 300 ms and request timeouts, so that ten seconds take half a second. */
export async function shortenTimers(page: Page): Promise<void> {
  await page.addInitScript((times) => {
    const { setTimeout } = window
    window.setTimeout = ((work: () => void, ms = 0, ...more: unknown[]) =>
      setTimeout(work, ms > 300 ? ms / times : ms, ...more)) as typeof window.setTimeout
    AbortSignal.timeout = (ms) => {
      const control = new AbortController()
      setTimeout(() => control.abort(new DOMException('Too slow', 'TimeoutError')), ms / times)
      return control.signal
    }
  }, pace)
}

/**
 * Replaces the timeouts of a page's requests, so that none fires by itself and the pending state can be tested on a
 * slow machine. Returns the function that fires all timeouts up to a duration in ms.
 */
export async function disableRequestTimeouts(page: Page): Promise<(upToMs: number) => Promise<void>> {
  await page.addInitScript(() => {
    const held: { ms: number; control: AbortController }[] = []
    AbortSignal.timeout = (ms) => {
      const control = new AbortController()
      held.push({ ms, control })
      return control.signal
    }
    const runOut = (upToMs: number) => {
      for (const { ms, control } of held) if (ms <= upToMs) control.abort(new DOMException('Too slow', 'TimeoutError'))
    }
    Object.assign(window, { runOut })
  })
  return (upToMs) => page.evaluate((ms) => (window as unknown as { runOut: (ms: number) => void }).runOut(ms), upToMs)
}

function pagesBelow(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name)
    if (entry.isDirectory()) return /^(_astro|pictures|search-index)$/.test(entry.name) ? [] : pagesBelow(folder, below)
    return entry.name.endsWith('.html') ? [below] : []
  })
}

const found = new Map<string, string>()

/** URL of the first page of the demo dealers whose HTML matches. @throws when none does */
export function findPageMatching(wanted: string | RegExp): string {
  const known = found.get(String(wanted))
  if (known) return known
  const fits = (html: string) => (typeof wanted === 'string' ? html.includes(wanted) : wanted.test(html))
  for (const { slug, folder } of demoSites()) {
    const file = pagesBelow(folder).find((each) => fits(readFileSync(join(folder, each), 'utf8')))
    if (file === undefined) continue
    const url = siteUrl(slug, `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    found.set(String(wanted), url)
    return url
  }
  throw new Error(`No page of the demo dealers holds ${wanted}.`)
}

/** Form name -> id of the dialog in which it is rendered once that opens. */
export const dialogs: { readonly [name in FormName]?: string } = {
  'car-enquiry': 'enquiry',
  'test-drive': 'test-drive',
  'request-photos': 'request-photos',
  'location-enquiry': 'location-email',
}

/** URL of a page with a form, at any demo dealer. */
export function pageWith(name: FormName): string {
  const dialog = dialogs[name]
  const control = `id="${name}-(?:email|rego|first_name|vehicle_description)"`
  return findPageMatching(new RegExp(dialog ? `<dialog[^>]* id="${dialog}"` : control))
}

/** Opens a form, and its dialog if any, and waits until it can be submitted. */
export async function openForm(page: Page, name: FormName): Promise<Locator> {
  await page.evaluate((id) => {
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, dialogs[name] ?? '')
  const form = page.locator(`form.enquiry:has([id^="${name}-"])`).first()
  await form.evaluate((element) => element.scrollIntoView())
  await expect(form).toHaveAttribute('data-status', 'idle')
  const byHand = form.getByRole('button', { name: 'Enter the details myself' })
  if (await byHand.isVisible()) await byHand.click()
  return form
}

const texts: Readonly<Record<string, string>> = {
  first_name: 'Avery',
  last_name: 'Lindqvist',
  email: 'avery@example.com',
  phone: '0491 570 156',
  postcode: '2000',
  rego: 'ABC123',
  make: 'Norda',
  model: 'Tern',
  year: '2019',
  vehicle_description: '2019 Norda Tern',
  message: 'Typed once, kept for good.',
}

/** Fills the visible fields of the current step. Returns the typed values by field name. */
export async function fillStep(form: Locator, changes: Readonly<Record<string, string>> = {}) {
  const typed: Record<string, string> = {}
  for (const control of await form.locator('input:visible, textarea:visible, select:visible').all()) {
    const [name, type, tag] = await control.evaluate((element: HTMLInputElement) => [
      element.name,
      element.type,
      element.localName,
    ])
    const text = { ...texts, ...changes }[name ?? '']
    if (type === 'checkbox' && name === 'terms_agreed') await control.check()
    else if (tag === 'select') await control.selectOption({ index: 1 })
    else if (text && name && (await control.inputValue()) !== text) {
      await control.fill(text)
      typed[name] = text
    }
  }
  return typed
}

/** Forwards a page's request to the lead API, which is reached as `localhost` here. */
export function answerOf(route: Route): Promise<APIResponse> {
  return route.fetch({
    url: route
      .request()
      .url()
      .replace(/\/\/[^/]+/, `//localhost:${process.env.FORECOURT_PORT}`),
  })
}

/** Fetches the requested page from its dealer's site, so that a test can modify it. */
export function documentOf(route: Route): Promise<APIResponse> {
  const { host, port, pathname, search } = new URL(route.request().url())
  return route.fetch({
    url: `http://localhost:${port}${pathname}${search}`,
    headers: { ...route.request().headers(), host },
  })
}

/** Whether a button draws the spinner of an action in progress. */
export const hasSpinner = (button: Locator): Promise<boolean> =>
  button.evaluate((each) => getComputedStyle(each, '::after').content !== 'none')

/** Presses the submit button, which sends the form, saves a step, or goes to the next. */
export async function press(form: Locator): Promise<void> {
  await form.locator('button[type="submit"]').click()
}
