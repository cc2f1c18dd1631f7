import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'

/** The `now` of the release, from which `npm run check:fresh` computes the age of a live site. */
export const GET: APIRoute = () => Response.json({ builtAt: currentTenant().now.toISOString() })
