import type { Car } from '#domain/car/car.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { Site } from '#tenants/site.ts'

/** Request data for the free times at a location, to drive the given car there. */
export function slotsAt(site: Site, place: string, car: Car): NonNullable<FormProps['slots']> {
  const { base, mock, paths } = site.services.api
  const query = { dealership_slug: car.dealership_slug ?? site.slug, location_id: place, car_id: car.id }
  return { api: { base, mock, paths }, query }
}
