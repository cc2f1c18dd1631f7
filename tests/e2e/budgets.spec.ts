import { expect, test } from '@playwright/test'
import { findExceededBudgets, weighSite } from '#scripts/budgets/weigh-site.ts'
import { withPictures } from './pictures.ts'
import { demoSites } from './sites.ts'

test.use(withPictures)

test('the heaviest page of every kind of every dealer keeps its budget', { tag: '@desktop' }, () => {
  test.setTimeout(120_000)
  for (const { slug, folder } of demoSites()) {
    const weights = weighSite(folder)
    expect(weights.length, `${slug} has pages`).toBeGreaterThan(2)
    expect
      .soft(
        weights.flatMap((weight) => findExceededBudgets(weight)),
        slug,
      )
      .toEqual([])
  }
})
