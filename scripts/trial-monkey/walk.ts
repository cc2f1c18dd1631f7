import type { Browser, Page } from '@playwright/test'
import { createRandomStream, pick, type RandomStream, whole } from '../demo/random-stream.ts'
import { faultsOn, hearFaults, listShown } from './page-faults.ts'
import { steps } from './steps.ts'

/** A site to test. */
export interface WalkedSite {
  readonly url: string
  /** Start pages. */
  readonly paths: readonly string[]
}

/** A fault, and the steps that led to it. */
export interface Fault {
  readonly what: string
  readonly address: string
  readonly steps: readonly string[]
}

/** Viewport widths in px; there is a layout change between any two of them. */
const widths = [320, 360, 390, 600, 768, 820, 1024, 1100, 1280, 1440]

/**
 * Waits until the page's text is the same in `times` consecutive readings, 150 ms apart, for at most 20 + `times`
 * readings.
 */
async function settle(page: Page, times = 2): Promise<void> {
  await page.waitForLoadState('load').catch(() => null)
  let [before, same] = ['', 0]
  for (let turn = 0; turn < 20 + times; turn += 1) {
    const now = await page.evaluate(() => document.body.innerText).catch(() => '')
    same = now !== '' && now === before ? same + 1 : 1
    if (same >= times) return
    before = now
    await page.waitForTimeout(150)
  }
}

/** Faults of reloading a list, which must show the same again. */
async function faultsOfReload(page: Page): Promise<string[]> {
  const isList = await page.evaluate(
    () => document.querySelector('.list-line') && !document.querySelector('dialog[open]'),
  )
  if (!isList) return []
  // Similar cars are added after an empty result, so a list counts as settled only after two seconds.
  await settle(page, 14)
  const before = await listShown(page)
  await page.reload()
  await settle(page, 14)
  const after = await listShown(page)
  return before === after ? [] : [`loaded again its list differs: ${before.slice(0, 120)}, then ${after.slice(0, 120)}`]
}

async function walkOn(page: Page, chance: RandomStream, most: number, fault: (what: string) => void, done: string[]) {
  for (let step = 0; step < most; step += 1) {
    const what = await pick(chance, steps)(page, chance)
    if (what === null) continue
    done.push(what)
    await settle(page)
    for (const each of await faultsOn(page).catch(() => [])) fault(each)
  }
  for (const each of await faultsOfReload(page).catch(() => [])) fault(each)
}

/** Simulates a shopper with up to `most` random steps, reproducible by seed. Returns the faults. */
export async function walk(browser: Browser, { url, paths }: WalkedSite, seed: string, most = 15): Promise<Fault[]> {
  const chance = createRandomStream(seed)
  const [width, found, done] = [pick(chance, widths), [] as Fault[], [] as string[]]
  const isPhone = width < 800
  const context = await browser.newContext({
    viewport: { width, height: whole(chance, 600, 900) },
    ...{ hasTouch: isPhone, isMobile: isPhone },
  })
  const page = await context.newPage()
  const fault = (what: string) => found.push({ what, address: `${page.url()} at ${width} px`, steps: [...done] })
  hearFaults(page, fault)
  await page.goto(url + pick(chance, paths))
  await settle(page)
  await walkOn(page, chance, most, fault, done).finally(() => context.close())
  return found
}
