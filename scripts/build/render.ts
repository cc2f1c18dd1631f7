import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { finishPage } from './finish-page.ts'
import type { PageApp } from './page-bundle.ts'
import { fileOf, type PageToRender, pagesOf } from './routes.ts'
import type { KeepFile } from './shared-props.ts'
import type { Fault } from './verify/fault.ts'

/** React leaves work behind that only a macrotask clears; without it memory grows with every page. */
const yieldEvery = 32

export interface RenderOptions {
  readonly app: PageApp
  readonly folder: string
  /** Is shown every page as it will be published, with its site path. */
  readonly onPage?: (path: string, html: string) => void
  readonly onProgress?: (done: number, total: number) => void
}

/** What rendering made: the addresses of the pages, and those that could not be rendered. */
export interface Rendered {
  readonly pages: readonly string[]
  readonly faults: readonly Fault[]
}

const keepNothing: KeepFile = () => {}

/** One finished page, and to `keep` the files it shares with others. @throws when it cannot be rendered */
export async function renderPage(app: PageApp, page: PageToRender, keep: KeepFile = keepNothing): Promise<string> {
  // The address Astro itself would ask for with build.format 'file', so that both ways see the same request.
  const request = new Request(`http://localhost:4321/${fileOf(page)}`)
  const response = await app.render(request, { routeData: page.route })
  const isExpected = response.status === 200 || (response.status === 404 && page.pathname === '/404')
  if (!isExpected) throw new Error(`it answered ${response.status}`)
  const body = await response.text()
  return page.route.type === 'page' ? finishPage(body, keep) : body
}

/** A page that could not be rendered, as a fault. */
export function unrendered(page: string, error: unknown): Fault {
  return { page, fault: `cannot be rendered: ${error instanceof Error ? error.message : error}` }
}

/** Renders every page of the current dealer into `folder`; one that cannot be rendered does not stop the others. */
export async function renderPages({ app, folder, onPage, onProgress }: RenderOptions): Promise<Rendered> {
  const pages = await pagesOf(app)
  const faults: Fault[] = []
  const write = writerInto(folder)
  const shared = new Set<string>()
  const keep: KeepFile = (file, text) => {
    if (shared.has(file)) return
    shared.add(file)
    write(file, text)
  }
  for (const [index, page] of pages.entries()) {
    const text = await renderPage(app, page, keep).catch((error: unknown) => unrendered(page.pathname, error))
    if (typeof text === 'string') {
      write(fileOf(page), text)
      if (page.route.type === 'page') onPage?.(page.pathname, text)
    } else faults.push(text)
    if (index % yieldEvery === 0) {
      onProgress?.(index, pages.length)
      await setImmediate()
    }
  }
  return { pages: pages.map((page) => page.pathname), faults }
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
