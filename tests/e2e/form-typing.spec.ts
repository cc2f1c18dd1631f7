import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { allForms, openForm, type SiteForm } from './site-forms.ts'

function named(name: string): SiteForm {
  const form = allForms().find((each) => each.name === name)
  if (!form) throw new Error(`No dealer has a form "${name}".`)
  return form
}

const form = named('enquiry')

const openEnquiry = (page: Page) => openForm(page, form)

/** Pastes a text as a browser does, which hands it to the page first. */
async function paste(input: Locator, text: string): Promise<void> {
  await input.focus()
  await input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test.describe('what people type and paste', () => {
  test('an address with a slip in it is proposed anew, and sent as the shopper wants it', {
    tag: '@phone-first',
  }, async ({ page }) => {
    const place = await openEnquiry(page)
    const email = place.locator('input[name=email]')
    await email.fill('sam@gmial.con')
    await expect(place.getByText('Did you mean')).toHaveCount(0)
    await email.press('Tab')
    const proposal = place.getByRole('button', { name: 'Did you mean sam@gmail.com?' })
    await expect(proposal).toBeVisible()
    expect(await axeFaults(page, `form[data-form="${form.name}"]`)).toEqual([])
    await proposal.press('Enter')
    await expect(email).toHaveValue('sam@gmail.com')
    await expect(proposal).toHaveCount(0)
  })

  test('a postcode is taken with the spaces it was copied with', { tag: '@desktop' }, async ({ page }) => {
    const place = await openEnquiry(page)
    const postcode = place.locator('input[name=postcode]')
    await paste(postcode, '\t 2 000 ')
    await expect(postcode).toHaveValue('2000')
  })

  test('a plate is taken with the marks it was copied with', { tag: '@desktop' }, async ({ page }) => {
    const place = await openForm(page, named('trade-in'))
    const plate = place.locator('input[name=rego]')
    await paste(plate, ' abc\u00A0- 1·23\n')
    await expect(plate).toHaveValue('ABC123')
  })
})
