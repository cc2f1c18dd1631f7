import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'
import { waysOfPlaces } from '#view-models/location/place-ways.ts'

/** Numbers, addresses and hours of all places: for the thanks of a form that named one, so that no page carries them. */
export const GET: APIRoute = () => Response.json(waysOfPlaces(currentTenant().site))
