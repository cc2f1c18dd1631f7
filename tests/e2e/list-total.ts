import type { Page } from '@playwright/test'

/** How many cars a list says there are; NaN, which is neither more nor less, while it says no number. */
export async function listTotal(page: Page): Promise<number> {
  const text = (await page.locator('.list-line p[role=status]').textContent()) ?? ''
  const digits = text.replace(/.* of |:.*/g, '').replace(/\D/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}
