import { expect, test } from '@playwright/test'
import { faultsOn, hearFaults } from '#scripts/trial-monkey/page-faults.ts'

const planted = [
  ['a page that goes sideways', '<div style="width: 200vw">Wide</div>', /^it goes sideways/],
  ['a word that only programmers know', '<p>From undefined</p>', /^it says undefined$/],
  ['a page as it should be', '<p>Three cars</p>', null],
] as const

test.describe('the monkey test', { tag: '@desktop' }, () => {
  for (const [what, html, told] of planted)
    test(`sees ${what}`, async ({ page }) => {
      await page.setContent(html)
      expect(await faultsOn(page)).toEqual(told === null ? [] : [expect.stringMatching(told)])
    })

  test('sees a focus that left an open dialog', async ({ page }) => {
    await page.setContent('<dialog><button>In</button></dialog><button>Out</button>')
    await page.evaluate(() => {
      document.querySelector('dialog')?.showModal()
      Object.defineProperty(document, 'activeElement', { value: document.querySelector('body > button') })
    })
    expect(await faultsOn(page)).toEqual([expect.stringMatching(/^the focus left the dialog/)])
  })

  test('hears a script that throws', async ({ page }) => {
    const heard: string[] = []
    hearFaults(page, (fault) => heard.push(fault))
    await page.setContent('<script>throw new Error("planted")</script>')
    await expect.poll(() => heard).toEqual(['a script threw: planted'])
  })
})
