import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { dealerSlugs, loadSite } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'
import { createLeadApp } from '../lead-api/app.ts'
import { searchListener } from '../lib/local-search.ts'
import { liveSites, sitesBelow } from './sites.ts'
import { startPage } from './start-page.ts'

export interface ServeOptions {
  /** Folder that holds `<slug>/current`. */
  readonly out: string
  /** 0 picks a free port. */
  readonly port: number
  /** SQLite file of the leads, or ':memory:'. */
  readonly leads: string
}

const pictureTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

function sendPreview(out: string, slug: string, response: ServerResponse): void {
  const site = liveSites(out).find((live) => live.slug === slug)
  const file = site?.preview ? join(site.folder, site.preview) : ''
  if (!existsSync(file)) return void response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': pictureTypes[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

function portOf(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** The sites whose hours make appointment slots; one with a mistake in its files offers none. */
function sitesOf(root: string): Site[] {
  return dealerSlugs(root).flatMap((slug) => {
    const loaded = loadSite(slug, { root, env: process.env })
    return 'site' in loaded ? [loaded.site] : []
  })
}

/** Every dealer at <slug>.localhost, the start page at localhost, and the lead API at /api on all of them. */
export function serve({ out, port, leads }: ServeOptions): Promise<{ server: Server; port: number }> {
  const leadApi = getRequestListener(createLeadApp({ file: leads, sites: sitesOf(process.cwd()) }).fetch, {
    overrideGlobalObjects: false,
  })
  const search = searchListener(process.cwd())
  const siteOf = sitesBelow(out)
  const onStartPage = (path: string, response: ServerResponse) => {
    if (path.startsWith('/preview/')) return sendPreview(out, path.slice('/preview/'.length), response)
    if (path !== '/') return void response.writeHead(404).end('Not found')
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(startPage(liveSites(out), portOf(server)))
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (/^\/(?:api|mock)\//.test(path)) return void leadApi(request, response)
    if (path.endsWith('/multi-search')) return void search(request, response)
    const host = (request.headers.host ?? '').split(':')[0] ?? ''
    const slug = host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : null
    if (slug === null)
      return /^\/(?:leads(?:[/.].*)?|openapi\.json)$/.test(path)
        ? void leadApi(request, response)
        : onStartPage(path, response)
    const site = siteOf(slug)
    if (site) site(request, response)
    else
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`No site is published for ${slug}.`)
  }
  const server = createServer(answer)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, process.env.HOST ?? '127.0.0.1', () => resolve({ server, port: portOf(server) }))
  })
}
