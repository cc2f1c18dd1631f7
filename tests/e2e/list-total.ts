import type { Page } from '@playwright/test'

/** The total that a list shows; NaN, which fails every comparison, while it shows no number. */
export async function listTotal(page: Page): Promise<number> {
  const text = (await page.locator('.list-line p[role=status]').textContent()) ?? ''
  const digits = text.replace(/.* of |:.*/g, '').replace(/\D/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}
