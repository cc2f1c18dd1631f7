import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** Minified, as each page has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: tags },
  iframes: false,
  preload: false,
}

interface Check {
  readonly data: unknown
}

/** Whether a target-size violation is only due to a control partly covered by the bar at the bottom of the screen. */
function isOnlyCovered(any: readonly Check[]): boolean {
  return any.some(
    ({ data }) =>
      typeof data === 'object' && data !== null && 'messageKey' in data && /obscured/i.test(String(data.messageKey)),
  )
}

/**
 * Axe violations of a page, or of the part that a selector names: path, rule and element. Axe runs in the page itself,
 * not in frames (no page initially has an open one), and without preloading style sheets and media, which no enabled
 * rule needs.
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(({ inside, asked }) => window.axe.run(inside ?? document, asked), {
    inside: part,
    asked: options,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => id !== 'target-size' || !isOnlyCovered(any))
      .map(({ target }) => `${new URL(page.url()).pathname} ${id} ${target.join(' ')}`),
  )
}
