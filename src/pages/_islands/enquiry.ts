import type { LeadCar } from '#api/lead-payload.ts'
import type { Car } from '#domain/car/car.ts'
import type { Location } from '#domain/location/location.ts'
import { slugify } from '#domain/text/slug.ts'
import { localise } from '#domain/text/spelling.ts'
import { carEnquiry, type EnquiryParts, generalEnquiry } from '#forms/definitions/enquiry.ts'
import { type RequestKind, requestForm } from '#forms/definitions/requests.ts'
import { testDrive } from '#forms/definitions/test-drive.ts'
import type { Form } from '#forms/form.ts'
import type { EnquiryProps } from '#islands/enquiry/enquiry-props.ts'
import type { Site } from '#tenants/site.ts'

/** What an enquiry is about: a car, or a category that a link asked for. */
export interface EnquiryAbout {
  readonly car?: Car
  readonly category?: string
}

const sellsHere = (location: Location) => location.visible && location.location_type === 'sales'

/** The location a lead goes to when nobody chooses: the primary one, else the first that sells (S3.89). */
function primaryLocation({ locations }: Site): string {
  const shown = locations.filter((location) => location.visible)
  return (shown.find((location) => location.primary) ?? shown.find(sellsHere))?.id ?? ''
}

function partsOf(site: Site, car: Car | undefined): EnquiryParts {
  const options = site.locations.filter(sellsHere).map(({ id, name }) => ({ value: id, label: name }))
  return {
    policy: site.forms,
    locations: options,
    primaryLocation: car?.location?.id ?? primaryLocation(site),
    spell: (text) => localise(text, site.locale),
  }
}

function leadCar(car: Car): LeadCar {
  const { id, slug, make, model, car_type, status, stocknum, tag } = car
  const title = [car.year, make, model].filter(Boolean).join(' ') || car.name
  return { id, slug, make, model, car_type, status, stocknum, tag, title }
}

function leadContext(site: Site, car: Car | undefined): EnquiryProps['lead'] {
  return {
    website_slug: site.slug,
    dealership_slug: car?.dealership_slug ?? null,
    manufacturer_slug: site.manufacturer ? slugify(site.manufacturer.name) : null,
    locations: Object.fromEntries(site.locations.map(({ id, name }) => [id, name])),
    dealerships: {},
    car: car ? leadCar(car) : null,
  }
}

/** The slice of a site that its enquiry form needs: about a car, or general. */
export function enquiryProps(site: Site, { car, category }: EnquiryAbout = {}): EnquiryProps {
  const parts = partsOf(site, car)
  return propsOf(site, car ? carEnquiry(parts, car.car_type) : generalEnquiry(parts, category), car)
}

/** The slice for booking a test drive of a car: two steps, with the free times of the place where it stands. */
export function testDriveProps(site: Site, car: Car): EnquiryProps {
  const parts = { ...partsOf(site, car), carType: car.car_type, disclaimer: site.form_flow.test_drive_disclaimer }
  const props = propsOf(site, testDrive(parts), car)
  const { base, mock, paths } = site.api
  const query = {
    dealership_slug: car.dealership_slug ?? site.slug,
    location_id: parts.primaryLocation,
    car_id: car.id,
  }
  return { ...props, slots: { api: { base, mock, paths }, query } }
}

/** The slice for a request with a page of its own. Services are booked where cars are serviced. */
export function requestProps(site: Site, kind: RequestKind): EnquiryProps {
  const parts = partsOf(site, undefined)
  const workshops = site.locations.filter(({ visible, location_type }) => visible && location_type === 'service')
  const locations = kind === 'service' ? workshops.map(({ id, name }) => ({ value: id, label: name })) : parts.locations
  const props = propsOf(
    site,
    requestForm(kind, { ...parts, locations, financeTerms: site.form_flow.finance_terms }),
    undefined,
  )
  const isByPlace = kind === 'service' && site.form_flow.service_location
  return isByPlace ? { ...props, lead: { ...props.lead, dealerships: dealershipsOf(workshops) } } : props
}

/** Location id -> dealership, so that a service booking goes to whom the chosen Service Location belongs. */
function dealershipsOf(locations: readonly Location[]): Readonly<Record<string, string>> {
  return Object.fromEntries(locations.flatMap(({ id, dealership_slug: slug }) => (slug ? [[id, slug]] : [])))
}

/** Field labels as a site's country says them. */
function inLocale(form: Form, { locale }: Site): Form {
  if (locale.locale !== 'en-US') return form
  const fields = form.fields.map((field) => (field.kind === 'postcode' ? { ...field, label: 'ZIP code' } : field))
  return { ...form, fields }
}

/** The numbers a form may need; those of cars saved and called are no business of it. */
function leadEvents({ analytics }: Site): EnquiryProps['events'] {
  const { favourite, call, ...events } = analytics.event_ids
  return events
}

function propsOf(site: Site, form: Form, car: Car | undefined): EnquiryProps {
  const { phone, names, postcode_digits, failure_alert, on_success } = site.forms
  return {
    form: inLocale(form, site),
    policy: { phone, names, postcode_digits },
    locale: site.locale,
    lead: leadContext(site, car),
    api: { base: site.api.base, mock: site.api.mock },
    target: site.form_flow.submit_target[form.name] ?? 'server',
    memory: site.storage.contact_details,
    reportTo: site.error_reporting.endpoint,
    onSuccess: on_success[form.name] ?? 'page',
    failureAlert: failure_alert,
    successPath: site.routes.success,
    events: leadEvents(site),
    privacyPath: site.routes.privacy,
    help: { phone: car?.location?.phone ?? site.contact.phone, email: site.contact.email },
  }
}
