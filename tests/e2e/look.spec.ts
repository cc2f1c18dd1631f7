import { expect, type Page, test } from '@playwright/test'
import { loadSite } from '#tenants/load.ts'
import { coveredActions, filledActions, lookFaults } from './look.ts'
import { withPictures } from './pictures.ts'
import { atRest, awake, carsOf, dealersWithStock, htmlOf, listOf, siteUrl } from './sites.ts'

test.use(withPictures)

/** Windows by name, in CSS pixels: phones, tablets, screens, a phone on its side, a screen at 200 % zoom. */
const windows = {
  320: [320, 640],
  390: [390, 844],
  768: [768, 1024],
  1024: [1024, 768],
  1440: [1440, 900],
  landscape: [844, 390],
  zoom: [720, 450],
} as const

const everyDay = [320, 390, 1440, 'zoom'] as const

/** One page of every kind that a dealer has, by what it is called. */
function kindsOf(slug: string): ReadonlyMap<string, string> {
  const loaded = loadSite(slug, { root: '.', env: {} })
  if (!('site' in loaded)) throw new Error(`${slug} cannot be loaded`)
  const { checkout: _, search: __, ...routes } = loaded.site.routes
  const pages = Object.entries(routes).flatMap(([kind, path]) => (path ? [[kind, path] as const] : []))
  const place = /href="(\/locations\/[^"#?]+)"/.exec(htmlOf(slug))?.[1]
  return new Map([
    ...pages,
    ['list', listOf(slug)],
    ['car', carsOf(slug)[0] ?? ''],
    ...(place ? [['place', place] as const] : []),
    ['lost', '/no-such-page'],
  ])
}

async function openAt(page: Page, slug: string, path: string, window: keyof typeof windows): Promise<void> {
  const [width, height] = windows[window]
  await page.setViewportSize({ width, height })
  await page.goto(siteUrl(slug, path))
  await awake(page)
}

/** How many screens down a page is looked at; its end lies further down than any. */
const depths = { 'as it opens': 0, 'further down': 2.5, 'at its end': 1000 } as const

/** As it opens, two and a half screens further down, and where it ends. */
async function faultsDown(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [where, screens] of Object.entries(depths)) {
    await page.evaluate((far) => window.scrollTo({ top: innerHeight * far, behavior: 'instant' }), screens)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    faults.push(...(await lookFaults(page)).map((fault) => `${where}: ${fault}`))
  }
  return [...faults, ...(await coveredActions(page))]
}

const shopping = ['home', 'list', 'car']

test.describe('no bar meets another and nothing is cut', { tag: '@desktop' }, () => {
  for (const slug of dealersWithStock()) {
    test(`where shoppers spend their time: ${slug}`, async ({ page }) => {
      const kinds = kindsOf(slug)
      for (const window of everyDay)
        for (const kind of shopping) {
          await openAt(page, slug, kinds.get(kind) ?? '/', window)
          expect(await faultsDown(page), `${kind} at ${window}`).toEqual([])
        }
    })

    test(`on every kind of page in every window: ${slug}`, { tag: '@full' }, async ({ page }) => {
      test.setTimeout(600_000)
      for (const window of Object.keys(windows) as (keyof typeof windows)[])
        for (const [kind, path] of kindsOf(slug)) {
          await openAt(page, slug, path, window)
          expect(await faultsDown(page), `${kind} at ${window}`).toEqual([])
        }
    })
  }
})

test('a phone’s list shows its first car above 300 px', { tag: '@phone' }, async ({ page }) => {
  for (const slug of dealersWithStock()) {
    await openAt(page, slug, listOf(slug), 390)
    expect((await page.locator('.car-card').first().boundingBox())?.y, slug).toBeLessThan(300)
  }
})

test('a phone’s first screen shows the hero’s picture whole', { tag: '@phone' }, async ({ page }) => {
  for (const slug of dealersWithStock()) {
    await openAt(page, slug, '/', 390)
    await expect(page.locator('.hero .picture img'), slug).toBeInViewport({ ratio: 1 })
  }
})

test('the page of a car fills one action of its first screen', async ({ page }) => {
  for (const slug of dealersWithStock()) {
    await page.goto(siteUrl(slug, carsOf(slug)[0]))
    expect(await filledActions(page), slug).toHaveLength(1)
  }
})

test('the page of a car prints on one sheet', { tag: '@desktop' }, async ({ page }) => {
  for (const slug of dealersWithStock()) {
    await page.goto(siteUrl(slug, carsOf(slug)[0]))
    await atRest(page)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)
    expect(sheets, slug).toHaveLength(1)
  }
})

test('saving the first car moves nothing', async ({ page }) => {
  for (const slug of dealersWithStock()) {
    await page.goto(siteUrl(slug, listOf(slug)))
    await awake(page)
    if (await page.locator('html[data-saving=off]').count()) continue
    const parts = page.locator('header :is(a, button, input):visible, .list-tools > *, .car-card:visible')
    const places = () => parts.evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
    const before = await places()
    const heart = page.locator('.car-card save-car button').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const after = await places()
    expect(
      before.filter((place) => !after.includes(place)),
      slug,
    ).toEqual([])
    await page.evaluate(() => localStorage.clear())
  }
})

test.describe('the gate itself', { tag: '@desktop' }, () => {
  const planted: readonly (readonly [fault: string, css: string, said: RegExp])[] = [
    ['two bars that meet', '.a, .b { position: fixed; bottom: 0; width: 60px; height: 40px }', /meet/],
    [
      'two docks',
      '.a { position: fixed; bottom: 0; width: 100% } .b { position: fixed; bottom: 0; top: auto; width: 100%; }',
      /2 docks/,
    ],
    [
      'a button whose words are cut',
      '.button { display: block; overflow: hidden; width: 20px; white-space: nowrap }',
      /cut/,
    ],
    ['a page too wide', '.a { width: 3000px }', /wide/],
    ['a title over many lines', '.car-card { width: 60px }', /three lines/],
  ]
  for (const [fault, css, said] of planted)
    test(`sees ${fault}`, async ({ page }) => {
      const words = '<h2 class="car-card-title">Four words on five lines each</h2>'
      await page.setContent(
        `<style>${css}</style><div class="a">A</div><div class="b">B</div><a class="button">Enquire about it</a><div class="car-card">${words}</div>`,
      )
      expect((await lookFaults(page)).join('\n')).toMatch(said)
    })

  test('sees what floats over a button at the end', async ({ page }) => {
    const low = '.a { position: fixed; bottom: 0 } .button { position: absolute; bottom: 4px }'
    await page.setContent(`<style>${low}</style><div class="a">A bar</div><a class="button" href="#">Enquire</a>`)
    expect(await coveredActions(page)).toEqual(['a lies over Enquire'])
  })
})
