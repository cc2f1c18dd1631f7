import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setPageParts } from '#tenants/page-parts.ts'
import { CollectedParts, type StoreSharedFile } from './collected-parts.ts'
import { finishPage } from './finish-page.ts'
import type { PageReuse } from './notes/page-reuse.ts'
import type { PageApp } from './page-bundle.ts'
import { ReleaseFiles } from './release-files.ts'
import { fileOf, isPage, type PageToRender, pagesOf } from './routes.ts'
import type { SiteDataCollector } from './site-data-collector.ts'
import type { Fault } from './verify/fault.ts'

/** React schedules work that only a macrotask clears; without yielding, memory grows with every page. */
const yieldEvery = 32

export interface RenderOptions {
  readonly app: PageApp
  readonly folder: string
  /** Decides which pages can be reused from the last release. */
  readonly keeping: PageReuse
  /** Collects site-wide data from the pages. */
  readonly seen: SiteDataCollector
  readonly onProgress?: (done: number, total: number) => void
}

/** Numbers of pages and data files, and faults of those that could not be rendered. */
export interface Rendered {
  readonly pages: number
  readonly dataFiles: number
  /** Pages and data files rendered; the others were reused from the last release. */
  readonly drawn: number
  readonly faults: readonly Fault[]
}

const keepNothing: StoreSharedFile = () => {}

/** Renders and finishes one page; files it shares with other pages go to `keep`. @throws when it cannot be rendered */
export async function renderPage(
  app: PageApp,
  page: PageToRender,
  keep: StoreSharedFile = keepNothing,
): Promise<Buffer> {
  // The URL Astro itself requests with build.format 'file', so that both ways see the same request.
  const request = new Request(`http://localhost:4321/${fileOf(page)}`)
  const parts = new CollectedParts(keep)
  setPageParts(parts)
  const response = await app.render(request, { routeData: page.route })
  const isExpected = response.status === 200 || (response.status === 404 && page.pathname === '/404')
  if (!isExpected) throw new Error(`it answered ${response.status}`)
  const body = await response.arrayBuffer()
  return isPage(page) ? finishPage(body, parts.attributes) : Buffer.from(body)
}

/** The fault for a page that could not be rendered. */
export function createRenderFault(page: string, error: unknown): Fault {
  return { page, fault: `cannot be rendered: ${error instanceof Error ? error.message : error}` }
}

async function draw(page: PageToRender, { app, keeping, seen }: RenderOptions, files: ReleaseFiles): Promise<void> {
  const shares: string[] = []
  const keep: StoreSharedFile = (file, text) => {
    files.writeOnce(file, text)
    shares.push(file)
  }
  const { made: bytes, entry } = await keeping.draw(() => renderPage(app, page, keep))
  files.writeOnce(fileOf(page), bytes)
  const said = isPage(page) ? seen.add(page.pathname, bytes) : null
  keeping.drew(page, { bytes, entry, shares, said })
}

/**
 * Writes every page of the current dealer to `folder`: reuses pages that would be the same as in the last release, and
 * renders the others. A page that cannot be rendered is a fault and does not stop the rest.
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
    await draw(page, options, files).catch((error: unknown) => faults.push(createRenderFault(page.pathname, error)))
    if (drawn++ % yieldEvery === 0) {
      onProgress?.(index, pages.length)
      await setImmediate()
    }
  }
  const count = pages.filter(isPage).length
  return { pages: count, dataFiles: pages.length - count, drawn, faults }
}
