import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setPageParts } from '#tenants/page-parts.ts'
import { CollectedParts, type KeepFile } from './collected-parts.ts'
import { finishPage } from './finish-page.ts'
import type { PageKeeping } from './notes/page-keeping.ts'
import type { PageApp } from './page-bundle.ts'
import { ReleaseFiles } from './release-files.ts'
import { fileOf, isPage, type PageToRender, pagesOf } from './routes.ts'
import type { SeenPages } from './seen-pages.ts'
import type { Fault } from './verify/fault.ts'

/** React leaves work behind that only a macrotask clears; without it memory grows with every page. */
const yieldEvery = 32

export interface RenderOptions {
  readonly app: PageApp
  readonly folder: string
  /** What is known of pages that may be taken over. */
  readonly keeping: PageKeeping
  /** Hears what the pages say to the rest of the site. */
  readonly seen: SeenPages
  readonly onProgress?: (done: number, total: number) => void
}

/** What a release has of pages, of data files that are made as they are, and which of both could not be rendered. */
export interface Rendered {
  readonly pages: number
  readonly dataFiles: number
  /** How many of both were rendered; the others were taken over from the last release. */
  readonly drawn: number
  readonly faults: readonly Fault[]
}

const keepNothing: KeepFile = () => {}

/** One finished page, and to `keep` the files it shares with others. @throws when it cannot be rendered */
export async function renderPage(app: PageApp, page: PageToRender, keep: KeepFile = keepNothing): Promise<Buffer> {
  // The address Astro itself would ask for with build.format 'file', so that both ways see the same request.
  const request = new Request(`http://localhost:4321/${fileOf(page)}`)
  const parts = new CollectedParts(keep)
  setPageParts(parts)
  const response = await app.render(request, { routeData: page.route })
  const isExpected = response.status === 200 || (response.status === 404 && page.pathname === '/404')
  if (!isExpected) throw new Error(`it answered ${response.status}`)
  const body = await response.arrayBuffer()
  return isPage(page) ? finishPage(body, parts.attributes) : Buffer.from(body)
}

/** A page that could not be rendered, as a fault. */
export function unrendered(page: string, error: unknown): Fault {
  return { page, fault: `cannot be rendered: ${error instanceof Error ? error.message : error}` }
}

async function draw(page: PageToRender, { app, keeping, seen }: RenderOptions, files: ReleaseFiles): Promise<void> {
  const shares: string[] = []
  const keep: KeepFile = (file, text) => {
    files.writeOnce(file, text)
    shares.push(file)
  }
  const { made: bytes, entry } = await keeping.draw(() => renderPage(app, page, keep))
  files.writeOnce(fileOf(page), bytes)
  const said = isPage(page) ? seen.add(page.pathname, bytes) : null
  keeping.drew(page, { bytes, entry, shares, said })
}

/**
 * Makes every page of the current dealer in `folder`: takes over those that would be the same as in the last release, and
 * renders the others; one that cannot be rendered does not stop them.
 */
export async function renderPages(options: RenderOptions): Promise<Rendered> {
  const { app, folder, keeping, seen, onProgress } = options
  const pages = await pagesOf(app)
  const faults: Fault[] = []
  const files = new ReleaseFiles(folder)
  let drawn = 0
  for (const [index, page] of pages.entries()) {
    const kept = await keeping.samePage(page)
    if (kept) {
      for (const file of [fileOf(page), ...kept.shares]) files.shareOnce(join(keeping.folder, file), file)
      if (kept.said) seen.addSaid(page.pathname, kept.said)
      continue
    }
    await draw(page, options, files).catch((error: unknown) => faults.push(unrendered(page.pathname, error)))
    if (drawn++ % yieldEvery === 0) {
      onProgress?.(index, pages.length)
      await setImmediate()
    }
  }
  const count = pages.filter(isPage).length
  return { pages: count, dataFiles: pages.length - count, drawn, faults }
}
