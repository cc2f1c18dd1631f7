import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'
import { searchBoxOf } from '#view-models/shell/search-box.ts'

/** Site data for the search boxes, fetched on first use so that no page has to embed it. */
export const GET: APIRoute = () => Response.json(searchBoxOf(currentTenant()))
