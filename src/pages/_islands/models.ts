import type { Location } from '#domain/location/location.ts'
import { modelEnquiry } from '#forms/definitions/model-enquiry.ts'
import { testDrive } from '#forms/definitions/test-drive.ts'
import { dealershipsOf } from '#forms/site/lead-routing.ts'
import { partsOf } from '#forms/site/parts.ts'
import { propsOf } from '#layouts/form-props.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { Site } from '#tenants/site.ts'
import { driveAvailability } from '#view-models/model/drive-places.ts'
import type { ModelDrive, ModelRequest } from '#view-models/model/model-request.ts'
import { slotsAt } from './slots.ts'

/** Time zone and free times for a test drive: of the only location, or of each one to choose from. */
function timesAt(places: readonly Location[], { car, free }: ModelDrive, site: Site): Partial<FormProps> {
  const timesOf = ({ id, timeZone }: Location) => {
    const own = free.find(({ location }) => location?.id === id)
    return { timeZone, slots: slotsAt(site, id, own ?? car) }
  }
  const [place, ...others] = places
  if (place && others.length === 0) return timesOf(place)
  return { places: Object.fromEntries(places.map((each) => [each.id, timesOf(each)])) }
}

/** The test drive booking of a model: of its only car, or of one that the dealer and the shopper agree on later. */
export function modelDriveProps(site: Site, request: ModelRequest, drive: ModelDrive): FormProps {
  const { name, wish, places } = request
  const { car, free, isOnly, types, variants } = drive
  const parts = {
    ...partsOf(site, car),
    carTypes: types,
    vehicle: car.item_type,
    disclaimer: site.forms.test_drive.disclaimer,
    model: {
      name,
      wish,
      elsewhere: site.labels.elsewhere_model,
      ...driveAvailability(name, free, { places, variants }, site),
    },
  }
  const props = propsOf(site, testDrive(parts), isOnly ? car : undefined)
  const lead = { ...props.lead, dealerships: dealershipsOf(places) }
  return { ...props, lead, ...timesAt(places, drive, site) }
}

/** The enquiry about a model, to the location with most of its cars. */
export function modelEnquiryProps(site: Site, request: ModelRequest): FormProps {
  const parts = partsOf(site)
  const primaryLocation = request.places[0]?.id ?? parts.primaryLocation
  return propsOf(site, modelEnquiry({ ...parts, primaryLocation }, { ...request, tell: site.labels.await_model }))
}
