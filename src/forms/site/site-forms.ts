import { depositWord } from '#domain/car/deposit-word.ts'
import type { Locale, LocalePolicy } from '#domain/text/locale.ts'
import { postcodeWord } from '#domain/text/postcode-word.ts'
import { localise } from '#domain/text/spelling.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { Site } from '#tenants/site.ts'
import { requestPhotos } from '../definitions/car-requests.ts'
import { carEnquiry, garageEnquiry, generalEnquiry, locationEnquiry, subscribe } from '../definitions/enquiry.ts'
import type { RequestKind } from '../definitions/request-words.ts'
import { requestForm } from '../definitions/requests.ts'
import { reservationAgreement, reservationForm } from '../definitions/reservation.ts'
import { testDrive } from '../definitions/test-drive.ts'
import type { Field } from '../field.ts'
import type { Form } from '../form.ts'
import { partsOf, requestPartsOf } from './parts.ts'

const america = { locale: 'en-US' } as const

/** Locale -> field name -> label, where a country uses another term and not only another spelling. */
const called: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': { postcode: postcodeWord(america), badge: 'Trim', deposit: `Your ${depositWord(america)}` },
}

const labelIn = ({ name, label }: Field, { locale }: LocalePolicy): string => called[locale]?.[name] ?? label

/** The form with field labels and step titles in the terms of the site's country and of its vehicle types. */
export function localiseForm(form: Form, { locale, identity }: Pick<Site, 'locale' | 'identity'>): Form {
  const say = (text: string) => inVehicleWords(text, identity.vehicle_types)
  const { steps } = form
  return {
    ...form,
    fields: form.fields.map((field) => ({ ...field, label: say(labelIn(field, locale)) })),
    ...(steps && { steps: steps.map((step) => ({ ...step, title: say(step.title) })) }),
  }
}

const requests: readonly RequestKind[] = ['service', 'finance', 'trade_in', 'valuations']

/** Every form a site may show, as displayed; forms about a car are built once, for a used car. */
export function formsOfSite(site: Site): readonly Form[] {
  const parts = partsOf(site)
  const disclaimer = site.forms.test_drive.disclaimer
  const forms = [
    generalEnquiry(parts),
    locationEnquiry(parts),
    carEnquiry(parts, 'used'),
    garageEnquiry(parts),
    requestPhotos(parts, 'used'),
    testDrive({ ...parts, carTypes: ['used'], vehicle: 'cars', disclaimer }),
    ...requests.map((kind) => requestForm(kind, requestPartsOf(site, kind))),
    reservationForm({ ...parts, deposit: null, agreement: reservationAgreement }),
    subscribe(localise(site.labels.news_offer, site.locale)),
  ]
  return forms.map((form) => localiseForm(form, site))
}
