import type { Car } from '#domain/car/car.ts'
import type { Location } from '#domain/location/location.ts'
import { sellsCars } from '#domain/location/trades.ts'
import { requestPhotos } from '#forms/definitions/car-requests.ts'
import {
  carEnquiry,
  type EnquiryParts,
  garageEnquiry,
  generalEnquiry,
  locationEnquiry,
} from '#forms/definitions/enquiry.ts'
import { reservationAgreement, reservationForm } from '#forms/definitions/reservation.ts'
import { testDrive } from '#forms/definitions/test-drive.ts'
import { partsOf } from '#forms/site/parts.ts'
import { propsOf } from '#layouts/form-props.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { Site } from '#tenants/site.ts'
import { slotsAt } from './slots.ts'

/** Form parts for an enquiry to the given locations only: a single one, or a choice. */
function toPlaces(site: Site, places: readonly Location[]): EnquiryParts {
  const locations = places.map(({ id, name }) => ({ value: id, label: name }))
  return { ...partsOf(site), locations, primaryLocation: places[0]?.id ?? '' }
}

/**
 * The general enquiry. With `places`, it preselects the first one that sells cars; if none does, it offers only these
 * locations.
 */
export function enquiryProps(site: Site, places: readonly Location[] = []): FormProps {
  const seller = places.find(sellsCars)
  if (places.length > 0 && !seller) return propsOf(site, generalEnquiry(toPlaces(site, places)))
  const parts = partsOf(site)
  return propsOf(site, generalEnquiry({ ...parts, primaryLocation: seller?.id ?? parts.primaryLocation }))
}

export function carEnquiryProps(site: Site, car: Car): FormProps {
  return propsOf(site, carEnquiry(partsOf(site, car), car.car_type), car)
}

/** The enquiry about saved cars; the garage adds the cars in the browser. */
export function garageEnquiryProps(site: Site): FormProps {
  return propsOf(site, garageEnquiry(partsOf(site)))
}

/** The request for photos of a car without any. */
export function requestPhotosProps(site: Site, car: Car): FormProps {
  return propsOf(site, requestPhotos(partsOf(site, car), car.car_type), car)
}

/** The enquiry to one of a page's locations; the button that opens it selects which. */
export function locationEnquiryProps(site: Site, places: readonly Location[]): FormProps {
  return propsOf(site, locationEnquiry(toPlaces(site, places)))
}

/** The reservation form: contact details, before any deposit. `deposit`: formatted amount, or null. */
export function reservationProps(site: Site, car: Car, deposit: string | null): FormProps {
  const parts = { ...partsOf(site, car), deposit, agreement: reservationAgreement }
  const props = propsOf(site, reservationForm(parts), car)
  return { ...props, target: 'server', onSuccess: 'page' }
}

/** The test drive booking of a car: two steps, with the free times of its location. */
export function testDriveProps(site: Site, car: Car): FormProps {
  const parts = {
    ...partsOf(site, car),
    carTypes: [car.car_type],
    vehicle: car.item_type,
    disclaimer: site.forms.test_drive.disclaimer,
  }
  return { ...propsOf(site, testDrive(parts), car), slots: slotsAt(site, parts.primaryLocation, car) }
}
