import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { liveFolder } from '../build/release/live.ts'
import { releasedDealers } from '../build/release/paths.ts'
import { DamagedRecord, type ReleaseRecord, readRecord } from '../build/release/record.ts'
import { type Headers, headersOf } from './headers.ts'
import { sendText } from './plain-answers.ts'
import { fileAt, findInRelease } from './release-files.ts'
import type { Target } from './request-target.ts'
import { sendFile } from './send-file.ts'

/** A dealer with a live site, with data for lists of sites. */
export type LiveSite = Pick<ReleaseRecord, 'name' | 'strapline' | 'cars' | 'counts' | 'preview' | 'logo'> & {
  readonly slug: string
  readonly folder: string
}

/** Data for lists; with a damaged record only the slug, as the site is served all the same. */
function listed(out: string, slug: string, id: string): Omit<LiveSite, 'slug' | 'folder'> {
  try {
    return readRecord(out, slug, id)
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error
    return { name: slug, strapline: '', cars: 0, counts: {}, preview: null, logo: null }
  }
}

/** Every dealer with a live release below `out`. */
export function liveSites(out: string): LiveSite[] {
  return releasedDealers(out).flatMap((slug) => {
    const live = liveFolder(out, slug)
    return live ? [{ ...listed(out, slug, live.id), folder: live.folder, slug }] : []
  })
}

type Handler = (request: IncomingMessage, response: ServerResponse, target: Target) => Promise<void>

/** Lines of a host configuration file; none when it does not exist. */
function linesOf(folder: string, name: string): readonly string[] {
  const file = join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean) : []
}

/** Map: former address -> current address, from `_moved` (`/cars/old /cars/new`, one pair per line). */
function movedFrom(folder: string): ReadonlyMap<string, string> {
  return new Map(
    linesOf(folder, '_moved').map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '/']),
  )
}

/** Whether a file disappeared meanwhile, as in releases that are deleted for new ones. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Allows the start page on this machine to show the home page in an iframe. */
function framedHere(request: IncomingMessage, { path }: Target, headers: Headers): Headers {
  if (path !== '/' || request.headers['sec-fetch-dest'] !== 'iframe') return headers
  const { 'x-frame-options': _, 'content-security-policy': policy = '', ...others } = headers
  const framed = policy.replace("frame-ancestors 'none'", 'frame-ancestors http://localhost:*')
  return { ...others, 'content-security-policy': framed, 'cache-control': 'no-store' }
}

/** 404 responses are not cached. */
const onlyNow = (headers: Headers): Headers => ({ ...headers, 'cache-control': 'no-store' })

/** Serves one release as a CDN would: clean URLs, its own headers, its own 404 page. */
function handlerOf(folder: string): Handler {
  const headersAt = headersOf(folder)
  // Paths of pages that respond 410.
  const gone = new Set(linesOf(folder, '_gone'))
  const moved = movedFrom(folder)
  const send: Handler = async (request, response, target) => {
    const headers = framedHere(request, target, headersAt(target.path))
    const to = moved.get(target.path)
    if (to) return sendText(response, 301, 'Moved.', { Location: to + target.query })
    const found = await findInRelease(folder, target)
    if (found.kind === 'moved') return sendText(response, 308, 'Moved.', { Location: found.to })
    if (found.kind === 'file') {
      return sendFile(request, response, found.file, { status: gone.has(target.path) ? 410 : 200, headers })
    }
    const page = await fileAt(join(folder, '404.html'))
    if (!page) return sendText(response, 404, 'Not found.')
    return sendFile(request, response, page, { status: 404, headers: onlyNow(headers) })
  }
  return (request, response, target) =>
    send(request, response, target).catch((error: unknown) => {
      if (!isGone(error) || response.headersSent) throw error
      sendText(response, 404, 'Not found.')
    })
}

/**
 * Returns the handler of a dealer's live release, or null when there is none; a new release is used from the next
 * request on.
 */
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
