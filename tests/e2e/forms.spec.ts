import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { acceptDialogs } from './dialogs.ts'
import { tagsOf } from './forms.ts'
import { holdRequests } from './held.ts'
import { allForms, describeByHand, fillShown, fillToEnd, openForm, type SiteForm, typed } from './site-forms.ts'
import { arrive, watch } from './sites.ts'

/** What the focus stands on. */
function focused(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement
    const control =
      at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement
    return {
      tag: at?.tagName ?? '',
      type: at?.getAttribute('type') ?? '',
      name: at?.getAttribute('name') ?? '',
      value: control ? at.value : '',
      isWanted: at?.getAttribute('aria-required') === 'true',
      text: at?.textContent ?? '',
      form: at?.closest('form')?.dataset.form ?? '',
    }
  })
}

/** Answers what the focus stands on, with keys alone. True when the button that sends was pressed. */
async function answer(page: Page, form: SiteForm): Promise<boolean> {
  const at = await focused(page)
  if (at.form !== form.name) return false
  const words = typed[at.name]
  if ((at.tag === 'INPUT' || at.tag === 'TEXTAREA') && words && at.value === '') await page.keyboard.type(words)
  if (at.tag === 'SELECT' && at.isWanted && at.value === '') await page.keyboard.press('ArrowDown')
  if (at.type === 'checkbox' && at.isWanted) await page.keyboard.press('Space')
  // Its plate is left out, so that it is described by hand: a look-up would only ask for one.
  const isByHand = at.text === 'Enter the details myself'
  if (!isByHand && (at.type !== 'submit' || at.text === 'Find my car')) return false
  await page.keyboard.press('Enter')
  return true
}

/** Waits for the end of a press: the form at rest again, or the thank-you. True when all is sent. */
async function isDone(page: Page, { name }: SiteForm): Promise<boolean> {
  const end = await page.waitForFunction((form) => {
    if (location.pathname.endsWith('/success')) return { isSent: true }
    const place = document.querySelector<HTMLElement>(`form[data-form=${form}]`)
    if (place?.dataset.status !== 'idle') return null
    return { isSent: Boolean(place.querySelector('.enquiry-notice')?.textContent) }
  }, name)
  return (await end.jsonValue())?.isSent ?? false
}

/** The violations of a form, of the whole page once the form is gone, in a line each. */
async function faults(page: Page, form: SiteForm): Promise<string[]> {
  const place = `form[data-form="${form.name}"]`
  return axeFaults(page, (await page.locator(place).count()) > 0 ? place : undefined)
}

for (const form of allForms()) {
  test.describe(`the form ${form.name}`, () => {
    test('is filled in and sent by keyboard alone', { tag: tagsOf(form.name, 4, '@desktop') }, async ({ page }) => {
      test.slow()
      const seen = await watch(page)
      const place = await openForm(page, form)
      if (!form.dialog)
        await place.evaluate((element) => element.parentElement?.closest<HTMLElement>('main, section')?.focus())
      for (let press = 0; press < 150; press += 1) {
        await page.keyboard.press('Tab')
        if (!(await answer(page, form))) continue
        if (await isDone(page, form)) break
      }
      if (form.name === 'subscribe') await expect(place.locator('.enquiry-notice')).toContainText('Thank you.')
      else await expect(page).toHaveURL(/\/success\?category=/)
      expect(page.url()).not.toMatch(/avery|lindqvist|0491|example/i)
      expect(seen.errors).toEqual([])
    })

    test('is clean for axe idle, wrong, submitting, failed and done, and keeps what was typed (S8.4)', {
      tag: tagsOf(form.name, 3, '@phone-first'),
    }, async ({ page }) => {
      test.slow()
      acceptDialogs(page)
      // What still fades in has other colours than when it is read.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const place = await openForm(page, form)
      const submit = place.locator('button[type=submit]')
      expect(await faults(page, form), 'idle').toEqual([])
      if (form.name === 'test-drive') {
        // Nobody has to name a day: the first thing that can be wrong is on the second step.
        await submit.click()
        await expect(place).toContainText('Step 2 of 2')
      }
      if (form.name !== 'trade-in' && form.name !== 'valuations') {
        await submit.click()
        await expect(place.locator('.enquiry-summary')).toBeFocused()
        expect(await faults(page, form), 'wrong').toEqual([])
      }
      const refusal = { status: 422, json: { message: 'The yard is closed to new leads.' } }
      const release = await holdRequests(page, '**/api/leads**', (route) => route.fulfill(refusal))
      if (await place.getByRole('button', { name: 'Enter the details myself' }).isVisible()) await describeByHand(place)
      await fillShown(place)
      const firsts = '[name=first_name], [name=make], [name=email], [name=dealership_slug]'
      const first = place.locator(firsts).and(page.locator(':visible')).first()
      const kept = await first.inputValue()
      expect(kept).not.toBe('')
      await submit.click()
      await expect(place).toHaveAttribute('aria-busy', 'true')
      await expect(submit).toBeDisabled()
      expect(await faults(page, form), 'submitting').toEqual([])
      release()
      const alert = place.locator('.enquiry-failure')
      await expect(alert).toBeFocused()
      await expect(alert).toHaveAttribute('role', 'alert')
      await expect(alert.locator('svg')).toBeVisible()
      await expect(alert).toContainText('The yard is closed to new leads.')
      await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
      expect(await faults(page, form), 'failed').toEqual([])
      await expect(first).toHaveValue(kept)
      await page.unroute('**/api/leads**')
      await fillToEnd(place)
      await submit.click()
      if (form.name === 'subscribe') await expect(place.locator('.enquiry-notice')).toContainText('Thank you.')
      else await arrive(page, /\/success\?category=/)
      expect(await faults(page, form), 'done').toEqual([])
    })
  })
}
