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

/** Without its comments: a browser reads the whole of it for every page. */
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

/** A control that just scrolls out from under a bar at the foot of the screen is no small target. */
function isOnlyCovered(any: readonly Check[]): boolean {
  return any.some(
    ({ data }) =>
      typeof data === 'object' && data !== null && 'messageKey' in data && /obscured/i.test(String(data.messageKey)),
  )
}

/**
 * What axe finds in a page, or in the one part of it that a selector names, a line each: rule and place. It runs in the
 * page itself, once, and in no frame: no page has one that is open at once. Styles and films are not fetched
 * again for it: no rule asked for here reads the one, and nothing plays by itself.
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
