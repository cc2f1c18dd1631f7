import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Site } from '#tenants/site.ts'
import { siteOf } from './dealer-sites.ts'
import { dialogs } from './forms.ts'
import { demoSites, siteUrl } from './sites.ts'

/** Values that tests type: field name -> text. */
export const typed: Readonly<Record<string, string>> = {
  first_name: 'Avery',
  last_name: 'Lindqvist',
  email: 'avery@example.com',
  phone: '0491 570 156',
  postcode: '2000',
  message: 'Is it still for sale?',
  vehicle_description: 'Norda Tern 2019',
  make: 'Norda',
  model: 'Tern',
  year: '2019',
}

/** A form of a dealer's site, with its location. */
export interface SiteForm {
  readonly name: string
  readonly path: string
  /** Id of its dialog, if it is in one. */
  readonly dialog?: string | undefined
}

/** A demo dealer with all forms; tests do not name dealers. */
export function dealerWithAllForms(): { readonly slug: string; readonly site: Site; readonly folder: string } {
  for (const { slug, folder, cars } of demoSites()) {
    const site = siteOf(slug)
    const { finance, trade_in, valuations, service } = site.routes
    const hasAll = finance && trade_in && valuations && service && site.shell.footer.subscribe && site.cars.autograb
    if (cars > 0 && hasAll && site.location_pages.location_cards.email_modal && site.cars.features.test_drive)
      return { slug, site, folder }
  }
  throw new Error('no demo dealer has every form')
}

/** The first demo dealer that satisfies a predicate; tests do not name dealers. */
export function dealerThat(isSo: (site: Site) => unknown): { readonly slug: string; readonly site: Site } {
  for (const { slug } of demoSites()) {
    const site = siteOf(slug)
    if (isSo(site)) return { slug, site }
  }
  throw new Error('no demo dealer is so')
}

/** Path of a car's page whose HTML contains a text. */
export function carWith(folder: string, part: string): string {
  const file = readdirSync(join(folder, 'cars')).find(
    (name) => name.endsWith('.html') && readFileSync(join(folder, 'cars', name), 'utf8').includes(part),
  )
  if (!file) throw new Error(`no car has ${part}`)
  return `/cars/${file.slice(0, -'.html'.length)}`
}

let found: readonly SiteForm[] | undefined

/** All forms of `dealerWithAllForms()`, cached, as finding them reads hundreds of pages. */
export function allForms(): readonly SiteForm[] {
  found ??= findForms()
  return found
}

function findForms(): readonly SiteForm[] {
  const { site, folder } = dealerWithAllForms()
  const { contact, service, finance, trade_in, valuations, dealerships } = site.routes
  const car = carWith(folder, 'id="test-drive"')
  return [
    { name: 'enquiry', path: contact },
    { name: 'car-enquiry', path: car, dialog: dialogs['car-enquiry'] },
    { name: 'test-drive', path: car, dialog: dialogs['test-drive'] },
    { name: 'request-photos', path: carWith(folder, 'id="request-photos"'), dialog: dialogs['request-photos'] },
    { name: 'service', path: service ?? '' },
    { name: 'finance', path: finance ?? '' },
    { name: 'trade-in', path: `${trade_in}?car_id=42&car_type=used` },
    { name: 'valuations', path: valuations ?? '' },
    { name: 'location-enquiry', path: dealerships ?? '', dialog: dialogs['location-enquiry'] },
    { name: 'subscribe', path: '/faqs' },
  ]
}

/** The form on the page. */
export const formOf = (page: Page, { name }: Pick<SiteForm, 'name'>): Locator => page.locator(`form[data-form=${name}]`)

/** Opens the page of a form, and its dialog, if any, by keyboard; waits until the form is hydrated. */
export async function openForm(page: Page, form: SiteForm): Promise<Locator> {
  await page.goto(siteUrl(dealerWithAllForms().slug, form.path))
  if (form.dialog) {
    const opener = page.locator(`[data-opens=${form.dialog}]`).and(page.locator(':visible')).first()
    await opener.focus()
    await page.keyboard.press('Enter')
  }
  const place = formOf(page, form)
  await place.locator('button[type=submit]').scrollIntoViewIfNeeded()
  await expect(place).toHaveAttribute('data-status', 'idle')
  return place
}

/** Fills the visible fields: known names, required selects and required checkboxes. */
export async function fillShown(place: Locator): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const control = place.locator(`:is(input, textarea):not([type=hidden])[name=${name}]`)
    if (await control.isVisible()) await control.fill(text)
  }
  const selects = place.locator('select[aria-required=true]')
  for (const select of await selects.all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
  for (const box of await place.locator('input[type=checkbox][aria-required=true]').all()) await box.check()
}

const stepTitle = (place: Locator) => place.locator('.enquiry-step-title')

/**
 * Presses a button that leads to another step, and waits for it: another heading, which has the focus, and the form
 * idle.
 */
export async function toStep(place: Locator, button: 'Next' | 'Back' | 'Skip this step'): Promise<void> {
  const left = (await stepTitle(place).textContent()) ?? ''
  await place.getByRole('button', { name: button, exact: true }).click()
  await expect(stepTitle(place)).not.toHaveText(left)
  await expect(stepTitle(place)).toBeFocused()
  await expect(place).toHaveAttribute('data-status', 'idle')
}

/** Chooses to describe the car without its plate, and checks that the first field has the focus. */
export async function describeByHand(place: Locator): Promise<void> {
  await place.getByRole('button', { name: 'Enter the details myself' }).click()
  await expect(place.getByLabel('Make')).toBeFocused()
}

/** Fills a form through all steps, except for the final submit. */
export async function fillToEnd(place: Locator): Promise<void> {
  if (await place.getByRole('button', { name: 'Enter the details myself' }).isVisible()) await describeByHand(place)
  await fillShown(place)
  const next = place.getByRole('button', { name: 'Next', exact: true })
  while (await next.isVisible()) {
    await toStep(place, 'Next')
    await fillShown(place)
  }
}
