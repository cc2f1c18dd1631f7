import type { Browser, Page } from '@playwright/test'
import { type Chance, chanceFor, pick, whole } from '../demo/seeded.ts'
import { faultsOn, hearFaults, listShown } from './page-faults.ts'
import { steps } from './steps.ts'

/** A site to walk through. */
export interface WalkedSite {
  readonly url: string
  /** Pages to begin at. */
  readonly paths: readonly string[]
}

/** What was wrong, and the steps that led there. */
export interface Fault {
  readonly what: string
  readonly address: string
  readonly steps: readonly string[]
}

/** Windows of shoppers, in px: between any two of them something changes its place. */
const widths = [320, 360, 390, 600, 768, 820, 1024, 1100, 1280, 1440]

/** Waits until the page says the same so many times, 150 ms apart; for three seconds and as long as that takes at most. */
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

/** An address brings back what its list showed. */
async function faultsOfReload(page: Page): Promise<string[]> {
  const isList = await page.evaluate(
    () => document.querySelector('.list-line') && !document.querySelector('dialog[open]'),
  )
  if (!isList) return []
  // Cars that come near what nobody has follow an empty answer: a list is taken for what it says for two seconds.
  await settle(page, 14)
  const before = await listShown(page)
  await page.reload()
  await settle(page, 14)
  const after = await listShown(page)
  return before === after ? [] : [`loaded again its list differs: ${before.slice(0, 120)}, then ${after.slice(0, 120)}`]
}

async function walkOn(page: Page, chance: Chance, most: number, fault: (what: string) => void, done: string[]) {
  for (let step = 0; step < most; step += 1) {
    const what = await pick(chance, steps)(page, chance)
    if (what === null) continue
    done.push(what)
    await settle(page)
    for (const each of await faultsOn(page).catch(() => [])) fault(each)
  }
  for (const each of await faultsOfReload(page).catch(() => [])) fault(each)
}

/** One shopper, who does `most` things at most that chance brings; the same seed does the same things. */
export async function walk(browser: Browser, { url, paths }: WalkedSite, seed: string, most = 15): Promise<Fault[]> {
  const chance = chanceFor(seed)
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
