import { expect, test } from '@playwright/test'
import { fillStep, openForm, pageWith, press } from './forms.ts'
import { holdRequests } from './held.ts'

test('an answer that takes long is called so after five seconds, and the thanks comes all the same', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdRequests(page, /\/(?:api|mock)\/leads/)
  await page.clock.install()
  await page.goto(pageWith('enquiry'))
  const form = await openForm(page, 'enquiry')
  await fillStep(form)
  await press(form)
  const status = form.locator('.enquiry-notice')
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(status).toBeEmpty()
  await page.clock.fastForward(5000)
  await expect(status).toHaveText('Still trying to send this. Please keep this page open.')
  await expect(status).toHaveRole('status')
  await expect(form.locator('button[type=submit]')).toBeDisabled()
  release()
  await expect(page).toHaveURL(/\/success\?category=/)
})
