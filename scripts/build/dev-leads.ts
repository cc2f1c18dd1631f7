import { getRequestListener } from '@hono/node-server'
import type { Site } from '#tenants/site.ts'
import { createLeadApp } from '../lead-api/app.ts'
import { type Opened, openDatabase } from '../lead-api/store/open-database.ts'

type Listener = ReturnType<typeof getRequestListener>

/**
 * The lead API in development: one database, and an app that is recreated whenever the dealer's files are read again.
 */
export function leadsInDev(file: string): (site: Site) => Listener {
  let database: Opened | undefined
  let last: { readonly site: Site; readonly listener: Listener } | undefined
  return (site) => {
    if (last?.site === site) return last.listener
    database ??= openDatabase({ file })
    const { fetch } = createLeadApp({ file, database, sites: [site] })
    // Astro replaces Request and Response in this process.
    last = { site, listener: getRequestListener(fetch, { overrideGlobalObjects: false }) }
    return last.listener
  }
}
