import type { APIRoute, GetStaticPaths } from 'astro'
import { searchFilesPath } from '#api/search-index.ts'
import { currentTenant, wholeTenant } from '#tenants/current.ts'

/** Where the site's own index lies; a site without one has no such file. */
export const getStaticPaths = (() => {
  const files = searchFilesPath.replace(/^\/(.+)\.json$/, '$1')
  return wholeTenant().search.files ? [{ params: { files } }] : []
}) satisfies GetStaticPaths

export const GET: APIRoute = () => Response.json(currentTenant().search.files)
