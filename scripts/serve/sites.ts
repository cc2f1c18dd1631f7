import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { liveFolder } from '../build/release/live.ts'
import { DamagedRecord, type ReleaseRecord, readRecord } from '../build/release/record.ts'
import { headersOf } from './headers.ts'

/** A dealer whose site is served, and what lists of sites say of it. */
export type LiveSite = Pick<ReleaseRecord, 'name' | 'strapline' | 'cars' | 'counts' | 'preview'> & {
  readonly slug: string
  readonly folder: string
}

/** A site whose record is damaged is served all the same; lists know its slug alone. */
function listed(out: string, slug: string, id: string): Omit<LiveSite, 'slug' | 'folder'> {
  try {
    return readRecord(out, slug, id)
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error
    return { name: slug, strapline: '', cars: 0, counts: {}, preview: null }
  }
}

/** Every dealer with a live release below `out`. */
export function liveSites(out: string): LiveSite[] {
  const slugs = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return slugs.flatMap(({ name }) => {
    const live = liveFolder(out, name)
    return live ? [{ ...listed(out, name, live.id), folder: live.folder, slug: name }] : []
  })
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Serves one release as a content delivery network would: clean addresses, its own headers, its own 404 page. */
function handlerOf(folder: string): Handler {
  const headers = headersOf(folder)
  const files = sirv(folder, { extensions: ['html'], etag: true })
  const notFound = readFileSync(join(folder, '404.html'))
  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    for (const [name, value] of headers(path)) response.setHeader(name, value)
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
    })
  }
}

/** Serves the live release of each dealer; a new release is picked up at the next request. */
export function sitesBelow(out: string): (slug: string) => Handler | null {
  const known = new Map<string, { readonly id: string; readonly handler: Handler }>()
  return (slug) => {
    const live = liveFolder(out, slug)
    if (!live) return null
    const before = known.get(slug)
    if (before?.id === live.id) return before.handler
    const handler = handlerOf(live.folder)
    known.set(slug, { id: live.id, handler })
    return handler
  }
}
