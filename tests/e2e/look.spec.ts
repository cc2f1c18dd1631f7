import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pageKinds } from '#scripts/lib/page-kinds.ts'
import { coveredActions, lookFaults } from './look.ts'
import { withPictures } from './pictures.ts'
import { carsOf, dealersWithStock, demoSites, htmlOf, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'

test.use(withPictures)

type WindowName = '320' | '390' | '768' | '1024' | '1440' | 'landscape' | 'zoom'

/** Windows by name, in CSS pixels: phones, tablets, screens, a phone on its side, a screen at 200 % zoom. */
const windows: Readonly<Record<WindowName, readonly [width: number, height: number]>> = {
  320: [320, 640],
  390: [390, 844],
  768: [768, 1024],
  1024: [1024, 768],
  1440: [1440, 900],
  landscape: [844, 390],
  zoom: [720, 450],
}

async function resize(page: Page, window: WindowName): Promise<void> {
  const [width, height] = windows[window]
  await page.setViewportSize({ width, height })
}

async function openAt(page: Page, slug: string, path: string, window: WindowName): Promise<void> {
  await resize(page, window)
  await page.goto(siteUrl(slug, path))
  await waitForHydration(page)
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

const windowNames = Object.keys(windows) as WindowName[]

/** Where shoppers spend their time. */
const shopping = ['home', 'search-one', 'cars-one']

const slugs = demoSites().map(({ slug }) => slug)

/** A page, and the windows it is looked at in. */
interface Look {
  readonly kind: string
  readonly path: string
  readonly names: readonly WindowName[]
}

/** Every kind of page a dealer has, in every window. */
const everywhere = (slug: string): readonly Look[] =>
  [...pageKinds(join('dist', slug, 'current'))].map(([kind, path]) => ({ kind, path, names: windowNames }))

/** Of those what a day looks at: the narrowest and the widest window of shopping, every third other kind in one window. */
function onThisDay(slug: string): readonly Look[] {
  const kinds = everywhere(slug)
  const others = kinds.filter(({ kind }) => !shopping.includes(kind))
  const turn = slugs.indexOf(slug)
  return kinds.map((look) => {
    if (shopping.includes(look.kind)) return { ...look, names: ['320', '1440'] }
    const at = others.indexOf(look) + turn
    return {
      ...look,
      names: at % 3 === 0 ? windowNames.filter((_, index) => index === (at / 3) % windowNames.length) : [],
    }
  })
}

/** A page is opened once, in the first of its windows, which then takes the size of the others. */
async function faultsOf(page: Page, slug: string, { kind, path, names }: Look): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [turn, window] of names.entries()) {
    await (turn === 0 ? openAt(page, slug, path, window) : resize(page, window))
    faults.push(...(await faultsDown(page)).map((fault) => `${kind} at ${window}, ${fault}`))
  }
  return faults
}

/** What opens over a page: where, and what is pressed. */
const openStates = {
  menu: { kind: 'home', button: '.burger' },
  search: { kind: 'home', button: '.search-button' },
  filters: { kind: 'search-one', button: '.filters-button' },
  enquiry: { kind: 'cars-one', button: '[data-opens=enquiry]' },
  'test drive': { kind: 'cars-one', button: '[data-opens=test-drive]' },
  pictures: { kind: 'cars-one', button: '[data-gallery-open]' },
} as const

async function faultsOfOpen(page: Page, slug: string, window: WindowName): Promise<readonly string[]> {
  const kinds = pageKinds(join('dist', slug, 'current'))
  const faults: string[] = []
  for (const [state, { kind, button }] of Object.entries(openStates)) {
    const path = kinds.get(kind)
    if (!path) continue
    await openAt(page, slug, path, window)
    const opener = page.locator(`${button}:visible`).first()
    if ((await opener.count()) === 0) continue
    await opener.click()
    await expect(page.locator(':is(dialog, [popover]):is(:popover-open, [open])').first()).toBeVisible()
    await waitUntilIdle(page)
    faults.push(...(await lookFaults(page)).map((fault) => `${state}: ${fault}`))
  }
  return faults
}

test.describe('no bar meets another and nothing is cut', { tag: '@desktop' }, () => {
  test('what opens over a page is there, or nothing of it would be looked at', async ({ page }) => {
    const [slug = ''] = dealersWithStock()
    const kinds = pageKinds(join('dist', slug, 'current'))
    for (const [state, { kind, button }] of Object.entries(openStates)) {
      await page.goto(siteUrl(slug, kinds.get(kind) ?? 'no such kind'))
      expect(await page.locator(button).count(), state).toBeGreaterThan(0)
    }
  })

  for (const slug of slugs) {
    test(`on the pages a day looks at: ${slug}`, async ({ page }) => {
      for (const look of onThisDay(slug)) expect(await faultsOf(page, slug, look)).toEqual([])
    })

    test(`on every kind of page in every window: ${slug}`, { tag: '@full' }, async ({ page }) => {
      test.setTimeout(900_000)
      for (const look of everywhere(slug)) expect.soft(await faultsOf(page, slug, look)).toEqual([])
    })

    test(`with everything open that opens, in every window: ${slug}`, { tag: '@full' }, async ({ page }) => {
      test.setTimeout(600_000)
      for (const window of windowNames) expect.soft(await faultsOfOpen(page, slug, window), window).toEqual([])
    })
  }

  test('with everything open that opens', async ({ page }) => {
    expect(await faultsOfOpen(page, dealersWithStock()[0] ?? '', '390')).toEqual([])
  })
})

test('the ways to a place and its hours lie apart in a line of places', { tag: '@desktop' }, async ({ page }) => {
  const isLong = (slug: string) => htmlOf(slug, '/dealerships').includes('<ul class="lines"')
  await page.goto(
    siteUrl(
      slugs.find((slug) => existsSync(join('dist', slug, 'current/dealerships.html')) && isLong(slug)) ?? '',
      '/dealerships',
    ),
  )
  const over = () =>
    page.locator('.lines > li').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const boxes = [...line.querySelectorAll('a, summary')].map((each) => each.getBoundingClientRect())
        return boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1)
            .filter((other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
            .map(() => line.querySelector('h3')?.textContent),
        )
      }),
    )
  expect(await page.locator('.lines summary').count()).toBeGreaterThan(1)
  for (const width of [390, 768, 991, 992, 1199, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await over(), `${width} px`).toEqual([])
  }
})

/** The car of a dealer's first list whose page has most in it. */
function fullestOf(slug: string): string {
  return carsOf(slug).reduce((most, car) => (htmlOf(slug, car).length > htmlOf(slug, most).length ? car : most))
}

test('the page of a car prints on one sheet', { tag: '@desktop' }, async ({ page }) => {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  for (const slug of dealersWithStock()) {
    await page.goto(siteUrl(slug, fullestOf(slug)))
    await waitUntilIdle(page)
    await expect(page.locator('.print-head, .print-code').filter({ visible: true }), slug).toHaveCount(0)
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format, margin })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)
      expect(sheets, `${slug} on ${format}`).toHaveLength(1)
    }
    // As wide as a sheet is between those margins: narrower than a tablet.
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const [picture, words] = [
      await page.locator('.plan > .pictures').boundingBox(),
      await page.locator('.plan > .buying').boundingBox(),
    ]
    expect((picture?.x ?? 0) + (picture?.width ?? 0), slug).toBeLessThan(words?.x ?? 0)
    await page.emulateMedia({ media: null })
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
    ['a picture that loses half of itself', 'img { width: 200px; height: 20px; object-fit: cover }', /cropped/],
    ['a picture that stands out of its frame', '.b { height: 20px; overflow: hidden }', /cropped/],
    ['a title over many lines', '.car-card { width: 60px }', /three lines/],
  ]
  for (const [fault, css, said] of planted)
    test(`sees ${fault}`, async ({ page }) => {
      const words = '<h2 class="car-card-title">Four words on five lines each</h2>'
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'
      const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await page.setContent(
        `<style>${css}</style><div class="a">A</div><div class="b"><img alt="" src="${drawing}"></div><a class="button">Enquire about it</a><div class="car-card">${words}</div>`,
      )
      expect((await lookFaults(page)).join('\n')).toMatch(said)
    })

  for (const [way, layer, said] of [
    ['lets a bar go below the one that stays, with the end of its list', 1, []],
    ['sees one that goes over it', 3, ['div.a and div.b meet']],
  ] as const)
    test(way, async ({ page }) => {
      const css = `.a, .b { height: 40px; width: 100% } .a { position: fixed; top: 0; z-index: 2 }
        .list { height: 40px } .b { position: sticky; top: 40px; z-index: ${layer} }`
      await page.setContent(
        `<style>${css}</style><div class="a">A bar</div><div class="list"><div class="b">Tools</div></div>`,
      )
      expect(await lookFaults(page)).toEqual(said)
    })

  for (const [what, strip, said] of [
    ['sees a button beside the screen that a dialog takes', '', ['button. stands beside the screen']],
    ['lets buttons of a strip be beside it', ' style="overflow-x: auto"', []],
  ] as const)
    test(what, async ({ page }) => {
      const button = '<button style="margin-left: 3000px">Close</button>'
      await page.setContent(`<dialog style="overflow-y: auto"><div${strip}>${button}</div></dialog>`)
      await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => {
        dialog.showModal()
        // It went to what has the focus.
        dialog.scrollLeft = 0
      })
      expect(await lookFaults(page)).toEqual(said)
    })

  test('sees a field that a phone zooms in on, on a phone alone', async ({ page }) => {
    await page.setContent('<select style="font-size: 14px"></select><input style="font-size: 16px">')
    for (const [width, said] of [
      [390, ['select. has 14px letters, at which a phone zooms in']],
      [1024, []],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lookFaults(page)).toEqual(said)
    }
  })

  test('sees what floats over a button at the end', async ({ page }) => {
    const low = '.a { position: fixed; bottom: 0 } .button { position: absolute; bottom: 4px }'
    await page.setContent(`<style>${low}</style><div class="a">A bar</div><a class="button" href="#">Enquire</a>`)
    expect(await coveredActions(page)).toEqual(['a lies over Enquire'])
  })
})
