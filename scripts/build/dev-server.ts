import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { createLeadApp } from '../lead-api/app.ts'
import { isCall, isDesk } from '../lead-api/lead-paths.ts'
import { searchListener } from '../lib/local-search.ts'
import { refuseOddRequests } from './dev-requests.ts'
import type { OpenTenant } from './open-tenant.ts'
import { DealerRefused } from './refused.ts'

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

function companionBytes(dealer: OpenTenant | undefined, path: string, root: string): Buffer | null {
  const companion = dealer?.companions.get(path)
  if (companion) return 'text' in companion ? Buffer.from(companion.text) : readFileSync(companion.from)
  const picture = join(root, '.cache', path)
  return path.startsWith('/pictures/') && !path.includes('..') && existsSync(picture) ? readFileSync(picture) : null
}

/**
 * Serves one dealer while people work on it: what stands beside the pages, the lead API,
 * and a reload whenever a dealer file changes. A mistake in a file is printed; the last good site stays.
 */
export async function serveDealerInDev(
  server: ViteDevServer,
  root: string,
  open: () => Promise<OpenTenant>,
): Promise<void> {
  let dealer = await open()
  const leads = getRequestListener(
    createLeadApp({ file: join(root, '.cache/dev-leads.sqlite'), sites: [dealer.tenant.site] }).fetch,
    // Astro has its own Request and Response in this process.
    { overrideGlobalObjects: false },
  )
  const search = searchListener(root)
  const reopen = async (file: string) => {
    if (!file.startsWith(join(root, 'dealers'))) return
    try {
      dealer = await open()
      server.hot.send({ type: 'full-reload' })
    } catch (error) {
      server.config.logger.error(error instanceof DealerRefused ? error.problems.join('\n') : String(error))
    }
  }
  if (server.httpServer) refuseOddRequests(server.httpServer)
  server.watcher.add(join(root, 'dealers'))
  server.watcher.on('change', reopen).on('add', reopen).on('unlink', reopen)
  server.middlewares.use((request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    if (isCall(path) || isDesk(path)) return void leads(request, response).catch(next)
    if (path.endsWith('/multi-search')) return void search(request, response).catch(next)
    const bytes = companionBytes(dealer, path, root)
    if (!bytes) return next()
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
    response.end(bytes)
  })
}
