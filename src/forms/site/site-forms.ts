import type { LocalePolicy } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'
import type { Site } from '#tenants/site.ts'
import { requestPhotos } from '../definitions/car-requests.ts'
import {
  carEnquiry,
  garageEnquiry,
  generalEnquiry,
  locationEnquiry,
  newsOffer,
  subscribe,
} from '../definitions/enquiry.ts'
import type { RequestKind } from '../definitions/request-words.ts'
import { requestForm } from '../definitions/requests.ts'
import { reservationAgreement, reservationForm } from '../definitions/reservation.ts'
import { testDrive } from '../definitions/test-drive.ts'
import type { Form } from '../form.ts'
import { partsOf, requestPartsOf } from './parts.ts'

/** Field labels as a site's country says them. */
export function inLocale(form: Form, { locale }: Pick<LocalePolicy, 'locale'>): Form {
  if (locale !== 'en-US') return form
  const fields = form.fields.map((field) => (field.kind === 'postcode' ? { ...field, label: 'ZIP code' } : field))
  return { ...form, fields }
}

const requests: readonly RequestKind[] = ['service', 'finance', 'trade_in', 'valuations']

/** Every form a site may show, as its shoppers read them; a form about a car stands for that of any car. */
export function formsOfSite(site: Site): readonly Form[] {
  const parts = partsOf(site)
  const disclaimer = site.forms.test_drive.disclaimer
  const forms = [
    generalEnquiry(parts),
    locationEnquiry(parts),
    carEnquiry(parts, 'used'),
    garageEnquiry(parts),
    requestPhotos(parts, 'used'),
    testDrive({ ...parts, carType: 'used', disclaimer }),
    ...requests.map((kind) => requestForm(kind, requestPartsOf(site, kind))),
    reservationForm({ ...parts, deposit: null, agreement: reservationAgreement }),
    subscribe(localise(newsOffer, site.locale)),
  ]
  return forms.map((form) => inLocale(form, site.locale))
}
