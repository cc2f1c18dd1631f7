import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'

/** What tells a browser whether a car it kept is still on show: the ids of all that are. */
export const GET: APIRoute = () => Response.json(currentTenant().showroom.cars.map(({ id }) => id))
