import type { CarType } from '#domain/car/car.ts'
import { carCategories } from '#domain/lead/car-category.ts'
import type { Field } from '../field.ts'
import type { Form } from '../form.ts'
import type { EnquiryParts } from './enquiry.ts'
import { optInField, personFields } from './people.ts'

/** Requests photos of a car that has none; the message is a hidden field. */
export function requestPhotos({ policy, primaryLocation }: EnquiryParts, carType: CarType): Form {
  const unseen: readonly Field[] = [
    { kind: 'hidden', name: 'location_id', label: 'Location', initial: primaryLocation },
    { kind: 'hidden', name: 'message', label: 'Message', initial: 'Please send me photos of this vehicle.' },
  ]
  return {
    name: 'request-photos',
    category: carCategories[carType],
    subcategory: 'Request Photos',
    submit: 'Request Photos',
    fields: [...personFields, ...unseen, optInField(policy)],
  }
}
