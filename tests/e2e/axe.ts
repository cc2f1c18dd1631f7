import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Check {
  readonly data: unknown
}

/** A control that just scrolls out from under a bar at the foot of the screen is no small target. */
function isOnlyCovered(any: readonly Check[]): boolean {
  return any.some(
    ({ data }) =>
      typeof data === 'object' && data !== null && 'messageKey' in data && /obscured/i.test(String(data.messageKey)),
  )
}

/**
 * What axe finds in a page, or in the one part of it that a selector names, a line each: rule and place. Frames are left
 * out: no page has one that is open at once, and a tab of its own to put their findings together takes most of the time.
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const all = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } })
  const { violations } = await (part ? all.include(part) : all).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => id !== 'target-size' || !isOnlyCovered(any))
      .map(({ target }) => `${new URL(page.url()).pathname} ${id} ${target.join(' ')}`),
  )
}
