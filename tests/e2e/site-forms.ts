import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Site } from '#tenants/site.ts'
import { siteOf } from './dealer-sites.ts'
import { dialogs } from './forms.ts'
import { demoSites, siteUrl } from './sites.ts'

/** What a shopper of the tests types, by the name of the field. */
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

/** One form of a dealer's site, and the way to it. */
export interface SiteForm {
  readonly name: string
  readonly path: string
  /** The dialog's id, where it stands in one. */
  readonly dialog?: string | undefined
}

/** A live dealer that has every form there is; the tests name no dealer. */
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

/** The first live dealer whose site is so; the tests name no dealer. */
export function dealerThat(isSo: (site: Site) => unknown): { readonly slug: string; readonly site: Site } {
  for (const { slug } of demoSites()) {
    const site = siteOf(slug)
    if (isSo(site)) return { slug, site }
  }
  throw new Error('no demo dealer is so')
}

/** A page of a car whose HTML has a part, as its address. */
export function carWith(folder: string, part: string): string {
  const file = readdirSync(join(folder, 'cars')).find(
    (name) => name.endsWith('.html') && readFileSync(join(folder, 'cars', name), 'utf8').includes(part),
  )
  if (!file) throw new Error(`no car has ${part}`)
  return `/cars/${file.slice(0, -'.html'.length)}`
}

let found: readonly SiteForm[] | undefined

/** Every form of the dealer with all forms: looked for once, in hundreds of pages. */
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

/** Opens the page of a form, and its dialog by the keyboard where it stands in one; the form is awake then. */
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

/** Fills what has to be filled in of the fields that show. */
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
 * Presses a button that leads to another step, and waits until that step is there as a person would see it: the form at rest,
 * another heading, and the focus on it.
 */
export async function toStep(place: Locator, button: 'Next' | 'Back' | 'Skip this step'): Promise<void> {
  const left = (await stepTitle(place).textContent()) ?? ''
  await place.getByRole('button', { name: button, exact: true }).click()
  await expect(stepTitle(place)).not.toHaveText(left)
  await expect(stepTitle(place)).toBeFocused()
  await expect(place).toHaveAttribute('data-status', 'idle')
}

/** Chooses to describe the car without its plate; the first field of that has the focus then. */
export async function describeByHand(place: Locator): Promise<void> {
  await place.getByRole('button', { name: 'Enter the details myself' }).click()
  await expect(place.getByLabel('Make')).toBeFocused()
}

/** Goes through a form to its last press, which is left to the caller. */
export async function fillToEnd(place: Locator): Promise<void> {
  if (await place.getByRole('button', { name: 'Enter the details myself' }).isVisible()) await describeByHand(place)
  await fillShown(place)
  const next = place.getByRole('button', { name: 'Next', exact: true })
  while (await next.isVisible()) {
    await toStep(place, 'Next')
    await fillShown(place)
  }
}
