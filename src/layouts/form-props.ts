import type { LeadCar } from '#api/lead-payload.ts'
import type { Car } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/title.ts'
import { slugify } from '#domain/text/slug.ts'
import type { Form } from '#forms/form.ts'
import { localiseForm } from '#forms/site/site-forms.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import { currentTenant } from '#tenants/current.ts'
import type { Site } from '#tenants/site.ts'

function leadCar(car: Car): LeadCar {
  const { id, slug, year, make, model, car_type, status, stocknum, tag } = car
  return { id, slug, year, make, model, car_type, status, stocknum, tag, title: carTitle(car) }
}

/** Location id -> name, for the locations a lead may name: the visible ones and that of its car. */
function namedPlaces({ locations }: Site, car: Car | undefined): Readonly<Record<string, string>> {
  const named = locations.filter(({ id, visible }) => visible || id === car?.location?.id)
  return Object.fromEntries(named.map(({ id, name }) => [id, name]))
}

/** Slug of the dealer's make: the catalogue's entry with its id, else derived from its name. */
function makerSlug({ identity }: Site): string | null {
  const { manufacturer, manufacturer_id } = identity
  const { manufacturers } = currentTenant().showroom
  const listed = manufacturers.find(({ id }) => String(id) === manufacturer_id)
  return listed?.slug ?? (manufacturer && slugify(manufacturer.name))
}

function leadContext(site: Site, car: Car | undefined): FormProps['lead'] {
  return {
    website_slug: site.slug,
    dealership_slug: car?.dealership_slug ?? null,
    manufacturer_slug: makerSlug(site),
    dealer_id: site.identity.dealer_id,
    locations: namedPlaces(site, car),
    dealerships: {},
    car: car ? leadCar(car) : null,
  }
}

/** Time zone of the car's location, else the dealer's. */
function zoneOf({ locations, locale }: Site, car: Car | undefined): string {
  return locations.find(({ id }) => id === car?.location?.id)?.timeZone ?? locale.timeZone
}

/** Event ids of leads; those of favourites and calls reach the page in other ways. */
function leadEvents({ services: { analytics } }: Site): FormProps['events'] {
  const { favourite, call, ...events } = analytics.event_ids
  return events
}

/** Props of a form's island. */
export function propsOf(site: Site, form: Form, car?: Car): FormProps {
  const { phone, names, postcode_digits, failure_alert, on_success } = site.forms
  return {
    form: localiseForm(form, site),
    policy: { phone, names, postcode_digits },
    locale: site.locale,
    timeZone: zoneOf(site, car),
    lead: leadContext(site, car),
    api: { base: site.services.api.base, mock: site.services.api.mock },
    target: site.forms.submit_target[form.name] ?? 'server',
    events: leadEvents(site),
    memory: site.services.storage.contact_details,
    reportTo: site.services.error_reporting.endpoint,
    onSuccess: on_success[form.name] ?? 'page',
    asksWork: site.forms.proof_of_work,
    failureAlert: failure_alert,
    successPath: site.routes.success,
    privacyPath: site.routes.privacy,
    help: { phone: car?.location?.phone ?? site.contact.phone, email: site.contact.email },
  }
}
