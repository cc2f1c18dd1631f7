import type { APIRoute, GetStaticPaths } from 'astro'
import { searchFilesPath } from '#api/search-index.ts'
import { currentTenant, wholeTenant } from '#tenants/current.ts'

/** Location of the site's own search index; no such file for a site without one. */
export const getStaticPaths = (() => {
  const files = searchFilesPath.replace(/^\/(.+)\.json$/, '$1')
  return wholeTenant().search.files ? [{ params: { files } }] : []
}) satisfies GetStaticPaths

export const GET: APIRoute = () => Response.json(currentTenant().search.files)
