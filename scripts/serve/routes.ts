import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isLeadApiPath, isLeadChange, isLeadPage } from '../lead-api/lead-paths.ts'
import { ownHeaders } from './own-headers.ts'
import { refuseMethod, sendText } from './plain-answers.ts'
import { fileAt } from './release-files.ts'
import { type Target, targetOf } from './request-target.ts'
import { sendFile } from './send-file.ts'
import type { SitePreview } from './site-previews.ts'
import { liveSites, sitesBelow } from './sites.ts'
import { sendStartPage } from './start-page.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, target: Target) => Promise<void>
type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Handlers and data besides the sites' own files. */
export interface Apps {
  /** Folder that holds `<slug>/current`. */
  readonly out: string
  readonly leads: Listener
  readonly search: Listener
  /** The port, known once the server listens. */
  readonly port: () => number
  /** Slug -> what the start page shows of a dealer's look. */
  readonly portraits: ReadonlyMap<string, SitePreview>
}

const readOnly = ['GET', 'HEAD']

/** Restricts a handler to GET and HEAD. */
function reading(answer: Answer): Answer {
  return async (request, response, target) => {
    if (readOnly.includes(request.method ?? '')) await answer(request, response, target)
    else refuseMethod(response, readOnly)
  }
}

/** Adds the server's default headers to a listener; the lead API sets its own. */
function guarded(listener: Listener): Answer {
  return async (request, response) => {
    for (const [name, value] of Object.entries(ownHeaders)) response.setHeader(name, value)
    await listener(request, response)
  }
}

const nothing = reading(async (_request, response) => sendText(response, 404, 'Not found.'))

/** Serves a site's preview picture or logo from its live release. */
function picturesBelow(out: string, kind: 'preview' | 'logo'): Answer {
  return reading(async (request, response, { segments: [, slug] }) => {
    const site = liveSites(out).find((live) => live.slug === slug)
    const file = site?.[kind] ? await fileAt(join(site.folder, site[kind])) : null
    if (!file) return sendText(response, 404, 'Not found.')
    await sendFile(request, response, file, { status: 200, headers: { ...ownHeaders, 'cache-control': 'no-cache' } })
  })
}

function sitePages(out: string): (slug: string) => Answer {
  const siteOf = sitesBelow(out)
  return (slug) =>
    reading(async (request, response, target) => {
      const send = siteOf(slug)
      if (send) await send(request, response, target)
      else sendText(response, 404, `No site is published for ${slug}.`)
    })
}

/** Routes of this machine's own names; unknown names get them too, with the leads protected by their token. */
function ownPages({ out, port, portraits }: Apps, calls: Answer): (target: Target) => Answer {
  const [preview, logo] = [picturesBelow(out, 'preview'), picturesBelow(out, 'logo')]
  const leads = reading(calls)
  const startPage = reading(async (_request, response) =>
    sendStartPage(response, { sites: liveSites(out), port: port(), portraits }),
  )
  return ({ path, segments }) => {
    if (isLeadPage(path)) return isLeadChange(path) ? calls : leads
    if (segments[0] === 'preview' && segments.length === 2) return preview
    if (segments[0] === 'logo' && segments.length === 2) return logo
    return path === '/' ? startPage : nothing
  }
}

/**
 * Routes requests: each dealer at <slug>.localhost, the start page at every other name, and the lead API at /api of
 * sites and of this machine. Invalid requests are refused.
 */
export function routes(apps: Apps): Listener {
  const calls = apps.leads
  const search = guarded(apps.search)
  const [site, own] = [sitePages(apps.out), ownPages(apps, calls)]
  const answerOf = (target: Target): Answer => {
    const { host, path } = target
    if (host.kind === 'unknown') return own(target)
    if (isLeadApiPath(path)) return calls
    if (path.endsWith('/multi-search')) return search
    return host.kind === 'site' ? site(host.slug) : own(target)
  }
  return async (request, response) => {
    const target = targetOf(request)
    if (target.kind === 'refusal') return sendText(response, target.status, target.reason, { Connection: 'close' })
    // Later handlers only understand one form of request line.
    request.url = target.url
    await answerOf(target)(request, response, target)
  }
}
