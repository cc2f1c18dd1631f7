import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { cac } from 'cac'
import { browserArgs, findBrowser } from './lib/browser.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { namedReleases } from './lib/command-line/named-dealers.ts'
import { failureText } from './lib/failure-text.ts'
import { pageKinds } from './lib/page-kinds.ts'
import { contactSheet, type SheetRow } from './screenshots/contact-sheet.ts'
import { serve } from './serve/server.ts'
import { liveSites } from './serve/sites.ts'

const widths: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 }

async function take(page: Page, address: string, file: string, whole: boolean): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  // Scrolls down the page to load lazy pictures.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: file, fullPage: whole })
}

/**
 * `screenshots [slug ...] [--whole]`: every kind of page of each dealer at three widths, with an overview in
 * screenshots/index.html.
 */
async function main(): Promise<void> {
  const cli = cac('npm run screenshots --')
  cli.usage('[slug ...] [options]')
  cli.option('--whole', 'whole pages, not only the first screen')
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const out = resolve(String(options.out))
  const live = liveSites(out).map(({ slug }) => slug)
  const slugs = namedReleases(args, live, out)
  const { server, port } = await serve({ out, port: 0, leads: ':memory:' })
  const browser = await chromium.launch({ executablePath: await findBrowser(process.cwd()), args: [...browserArgs] })
  const rows: SheetRow[] = []
  for (const slug of slugs) {
    const folder = join('screenshots', slug)
    mkdirSync(folder, { recursive: true })
    const site = `http://${slug}.localhost:${port}/`
    const kinds = Object.fromEntries(pageKinds(join(out, slug, 'current')))
    for (const [width, height] of Object.entries(widths)) {
      const page = await browser.newPage({ viewport: { width: Number(width), height }, deviceScaleFactor: 1 })
      for (const [kind, address] of Object.entries(kinds)) {
        await take(page, new URL(address, site).href, join(folder, `${kind}-${width}.png`), Boolean(options.whole))
      }
      await page.close()
    }
    const pictures = (kind: string) => Object.keys(widths).map((width) => `${slug}/${kind}-${width}.png`)
    rows.push(...Object.keys(kinds).map((kind) => ({ slug, kind, pictures: pictures(kind) })))
    console.log(`screenshots/${slug}: ${Object.keys(kinds).join(', ')}`)
  }
  writeFileSync(join('screenshots', 'index.html'), contactSheet(rows))
  await browser.close()
  server.closeAllConnections()
  server.close()
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'No picture was taken.'))
  process.exitCode = 2
})
