import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { writeExtracted } from './companions.ts'
import { type ExtractedScripts, finishPage } from './finish-page.ts'
import type { PageApp } from './page-bundle.ts'
import { fileOf, type PageToRender, pagesOf } from './routes.ts'

/** React leaves work behind that only a macrotask clears; without it memory grows with every page. */
const pagesPerBreath = 32

export interface RenderOptions {
  readonly app: PageApp
  readonly folder: string
  readonly onProgress?: (done: number, total: number) => void
}

async function renderPage(app: PageApp, page: PageToRender, extracted: ExtractedScripts): Promise<string> {
  // The address Astro itself would ask for with build.format 'file', so that both ways see the same request.
  const request = new Request(`http://localhost:4321/${fileOf(page)}`)
  const response = await app.render(request, { routeData: page.route }).catch((error: unknown) => {
    throw new Error(`rendering ${page.pathname}: ${error instanceof Error ? error.message : error}`, { cause: error })
  })
  const isExpected = response.status === 200 || (response.status === 404 && page.pathname === '/404')
  if (!isExpected) throw new Error(`${page.pathname} answered ${response.status}`)
  const body = await response.text()
  return page.route.type === 'page' ? finishPage(body, extracted) : body
}

/** Renders every page of the current dealer into `folder`; answers their addresses. */
export async function renderPages({ app, folder, onProgress }: RenderOptions): Promise<string[]> {
  const pages = await pagesOf(app)
  const extracted: ExtractedScripts = new Map()
  const write = writerInto(folder)
  for (const [index, page] of pages.entries()) {
    write(fileOf(page), await renderPage(app, page, extracted))
    if (index % pagesPerBreath === 0) {
      onProgress?.(index, pages.length)
      await setImmediate()
    }
  }
  writeExtracted(extracted, folder)
  return pages.map((page) => page.pathname)
}

/** Writes files below one folder, making each folder once. */
function writerInto(folder: string): (file: string, text: string) => void {
  const made = new Set<string>()
  return (file, text) => {
    const path = join(folder, file)
    const parent = dirname(path)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(path, text)
  }
}
