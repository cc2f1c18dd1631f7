import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { isLeadApiPath, isLeadPage } from '../lead-api/lead-paths.ts'
import { failureText } from '../lib/failure-text.ts'
import { searchListener } from '../lib/local-search.ts'
import { safeText } from '../lib/safe-text.ts'
import { invalidatePageModules } from './dev-addresses.ts'
import { renderDevErrorPage } from './dev-error-page.ts'
import { leadsInDev } from './dev-leads.ts'
import { rejectMalformedRequests } from './dev-requests.ts'
import type { LoadedTenant } from './load-tenant.ts'
import { pictureStores } from './own-files.ts'
import { DealerRefused } from './refused.ts'

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

function assetBytes(dealer: LoadedTenant | null, path: string, root: string): Buffer | null {
  const asset = dealer?.assets.get(path)
  if (asset) return 'text' in asset ? Buffer.from(asset.text) : readFileSync(asset.from)
  const name = /^\/pictures\/([\w.-]+)$/.exec(path)?.[1]
  const files = name ? pictureStores(root).map((store) => join(store, name)) : []
  const picture = files.find((file) => existsSync(file))
  return picture ? readFileSync(picture) : null
}

/** The dealer's files as last read: the site, or the problems beside the last valid site. */
class DealerInDev {
  readonly #open: () => Promise<LoadedTenant>
  readonly #say: ViteDevServer['config']['logger']
  #reading: Promise<void> = Promise.resolve()
  site: LoadedTenant | null = null
  problems: readonly string[] = []

  constructor(open: () => Promise<LoadedTenant>, logger: ViteDevServer['config']['logger']) {
    this.#open = open
    this.#say = logger
  }

  /**
   * Reads the files again and prints their problems. Reads are queued, so that an older one never overwrites a newer.
   */
  read(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#readNow())
    return this.#reading
  }

  async #readNow(): Promise<void> {
    try {
      this.site = await this.#open()
      this.problems = []
      if (this.site.mistakes.length > 0) this.#say.warn(safeText(this.site.mistakes.join('\n')))
    } catch (error) {
      this.problems = error instanceof DealerRefused ? error.problems : [failureText(error, 'Nothing was published.')]
      this.#say.error(safeText(this.problems.join('\n')))
    }
  }
}

function answerMistake(response: ServerResponse, problems: readonly string[]): void {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(renderDevErrorPage(problems.map((problem) => safeText(problem))))
}

/** Whether a browser requests a page, as opposed to a script or picture. */
function isPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** Delay in ms: editors truncate a file before they write it, and the watcher may report only the truncation. */
const settleMs = 50

/** Reads the files again and reloads the browser when a file in the dealers folder changes. */
function watchDealers(server: ViteDevServer, folder: string, dealer: DealerInDev): void {
  let timer: NodeJS.Timeout | undefined
  const reload = async () => {
    await dealer.read()
    invalidatePageModules(server)
    server.hot.send({ type: 'full-reload' })
  }
  const reopen = (file: string) => {
    if (!file.startsWith(folder)) return
    clearTimeout(timer)
    timer = setTimeout(reload, settleMs)
  }
  server.watcher.add(folder)
  server.watcher.on('change', reopen).on('add', reopen).on('unlink', reopen)
}

/**
 * Serves one dealer in development: assets, the lead API, search, and a reload whenever a dealer file changes. While a
 * file has a mistake, every page shows it with its position.
 */
export async function serveDealerInDev(
  server: ViteDevServer,
  { root, content }: { readonly root: string; readonly content: string },
  open: () => Promise<LoadedTenant>,
): Promise<void> {
  const dealer = new DealerInDev(open, server.config.logger)
  await dealer.read()
  const leads = leadsInDev(join(root, '.cache/dev-leads.sqlite'))
  const search = searchListener(root)
  if (server.httpServer) rejectMalformedRequests(server.httpServer)
  watchDealers(server, join(content, 'dealers'), dealer)
  server.middlewares.use((request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const { site, problems } = dealer
    if (problems.length > 0 && isPage(request)) return answerMistake(response, problems)
    if (site && (isLeadApiPath(path) || isLeadPage(path)))
      return void leads(site.tenant.site)(request, response).catch(next)
    if (path.endsWith('/multi-search')) return void search(request, response).catch(next)
    const bytes = assetBytes(site, path, root)
    if (!bytes) return next()
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
    response.end(bytes)
  })
}
