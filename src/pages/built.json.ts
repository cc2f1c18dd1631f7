import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'

/** The moment the release was built for, by which `npm run check:fresh` tells the age of a live site. */
export const GET: APIRoute = () => Response.json({ builtAt: currentTenant().now.toISOString() })
