import { expect, it } from 'vitest'
import { opensPages } from './browser.ts'

it('a program that is no browser, or is not there, opens no pages', async () => {
  expect(await opensPages(process.execPath)).toBe(false)
  expect(await opensPages('/no/browser')).toBe(false)
})
