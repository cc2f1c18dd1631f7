import type { Location } from '#domain/location/location.ts'
import { modelEnquiry } from '#forms/definitions/model-enquiry.ts'
import { testDrive } from '#forms/definitions/test-drive.ts'
import { partsOf } from '#forms/site/parts.ts'
import { propsOf } from '#layouts/form-props.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { Site } from '#tenants/site.ts'
import type { ModelDrive, ModelRequest } from '#view-models/model/model-request.ts'
import { dealershipsOf } from './requests.ts'
import { slotsAt } from './slots.ts'

/** The zone and the free times of the only place; where a shopper chooses one of several, any day and time may be asked for. */
function timesAt(places: readonly Location[], { car }: ModelDrive, site: Site): Partial<FormProps> {
  const [place, ...others] = places
  return place && others.length === 0 ? { timeZone: place.timeZone, slots: slotsAt(site, place.id, car) } : {}
}

/** Booking a drive of a model: of its only car, or of one that the dealer then chooses with the shopper. */
export function modelDriveProps(site: Site, request: ModelRequest, drive: ModelDrive): FormProps {
  const { name, wish, places } = request
  const { car, isOnly, types } = drive
  const parts = {
    ...partsOf(site, car),
    carTypes: types,
    vehicle: car.item_type,
    disclaimer: site.forms.test_drive.disclaimer,
    model: { name, wish, places: places.map(({ id, name }) => ({ value: id, label: name })) },
  }
  const props = propsOf(site, testDrive(parts), isOnly ? car : undefined)
  const lead = { ...props.lead, dealerships: dealershipsOf(places) }
  return { ...props, lead, ...timesAt(places, drive, site) }
}

/** Writing about a model, to the place where most of them stand. */
export function modelEnquiryProps(site: Site, request: ModelRequest): FormProps {
  const parts = partsOf(site)
  const primaryLocation = request.places[0]?.id ?? parts.primaryLocation
  return propsOf(site, modelEnquiry({ ...parts, primaryLocation }, request))
}
