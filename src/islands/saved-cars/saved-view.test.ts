import { describe, expect, test } from 'vitest'
import { type CountedPage, saveLabel, showCounts } from './saved-view.ts'

function pageWith(badge: { hidden: boolean; textContent: string }, link: { hidden: boolean; textContent: string }) {
  const page: CountedPage = { querySelectorAll: (selector) => [selector === '[data-saved-count]' ? badge : link] }
  return page
}

describe('the saved count on a page', () => {
  test.each([
    ['an empty garage shows no count and hides the compare link', 0, true, '0'],
    ['two cars show 2', 2, false, '2'],
    ['many cars show their number', 117, false, '117'],
  ])('%s (S4.30, S4.31, S3.97)', (_reason, count, hidden, text) => {
    const badge = { hidden: !hidden, textContent: 'old' }
    const link = { hidden: !hidden, textContent: 'Compare' }
    showCounts(pageWith(badge, link), count)
    expect(badge).toEqual({ hidden, textContent: text })
    expect(link).toEqual({ hidden, textContent: 'Compare' })
  })

  test('a save button is named after its car', () => {
    expect(saveLabel('Save', '2021 Toyota Hilux')).toBe('Save 2021 Toyota Hilux')
    expect(saveLabel('Save', '')).toBe('Save')
  })
})
