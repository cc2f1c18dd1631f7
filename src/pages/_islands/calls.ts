import type { Car } from '#domain/car/car.ts'
import type { CallData } from '#islands/calls/call-data.ts'
import type { Site } from '#tenants/site.ts'

/** Data for the call buttons of a car's page, as JSON to embed in it. */
export function callData({ services, identity }: Site, car: Pick<Car, 'id' | 'dealership_id'>): string {
  const { api, analytics } = services
  const { base, mock, paths, events_host } = api
  const facts: CallData = {
    api: { base, mock, paths },
    events_host,
    car_id: car.id,
    dealership_id: car.dealership_id ?? identity.dealership_id,
    website_id: identity.id,
    call_event: analytics.event_ids.call,
  }
  return JSON.stringify(facts)
}
