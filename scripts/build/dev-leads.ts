import { getRequestListener } from '@hono/node-server'
import type { Site } from '#tenants/site.ts'
import { createLeadApp } from '../lead-api/app.ts'
import { type Opened, openDatabase } from '../lead-api/store/open-database.ts'

type Listener = ReturnType<typeof getRequestListener>

/** The lead API of a site as its files are: one database, and calls that are set up anew for each reading of them. */
export function leadsInDev(file: string): (site: Site) => Listener {
  let database: Opened | undefined
  let last: { readonly site: Site; readonly listener: Listener } | undefined
  return (site) => {
    if (last?.site === site) return last.listener
    database ??= openDatabase({ file })
    const { fetch } = createLeadApp({ file, database, sites: [site] })
    // Astro has its own Request and Response in this process.
    last = { site, listener: getRequestListener(fetch, { overrideGlobalObjects: false }) }
    return last.listener
  }
}
