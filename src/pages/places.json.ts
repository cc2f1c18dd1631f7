import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'
import { contactDetailsByPlace } from '#view-models/location/place-contacts.ts'

/**
 * Phone numbers, addresses and hours of all locations, fetched for the confirmation of a form that named one, so that
 * no page has to embed them.
 */
export const GET: APIRoute = () => Response.json(contactDetailsByPlace(currentTenant().site))
