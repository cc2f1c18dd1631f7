import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'
import { searchBoxOf } from '#view-models/shell/search-box.ts'

/** What search boxes know of this site: fetched by whoever first turns to one, so that no page carries it. */
export const GET: APIRoute = () => Response.json(searchBoxOf(currentTenant()))
