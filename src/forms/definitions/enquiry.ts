import type { CarType } from '#domain/car/car.ts'
import { categoryParameter, messageParameter, placeParameter } from '#domain/contact/contact-parameters.ts'
import type { FormPolicy } from '#domain/contact/form-policy.ts'
import { carCategories } from '#domain/lead/car-category.ts'
import { knownCategories } from '#domain/lead/category.ts'
import type { Field } from '../field.ts'
import type { Form } from '../form.ts'
import type { Option } from '../kinds/choices.ts'
import {
  emailField,
  locationField,
  messageField,
  optInField,
  personFields,
  referralFields,
  referringCarFields,
} from './people.ts'

/** What the enquiry forms of one site are built from. */
export interface EnquiryParts {
  readonly policy: FormPolicy
  /** Locations a shopper may choose between; with fewer than two there is no choice. */
  readonly locations: readonly Option[]
  /** The location id sent when there is no choice; empty when the site has no location. */
  readonly primaryLocation: string
  /** The site's spelling of a text. */
  readonly spell: (text: string) => string
}

const defaultCategory = knownCategories.general

/** Default category: the general one if the dealer has it, else the first other than careers. */
function usualCategory({ enquiry: { categories } }: FormPolicy): string {
  if (categories.includes(defaultCategory)) return defaultCategory
  return categories.find((name) => name !== knownCategories.careers) ?? categories[0] ?? defaultCategory
}

function categoryFields({ policy, spell }: EnquiryParts): readonly Field[] {
  const options = policy.enquiry.categories.map((value) => ({ value, label: spell(value) }))
  if (options.length < 2) return []
  const initial = usualCategory(policy)
  const label = spell('What is your enquiry about?')
  return [{ kind: 'select', name: 'category', label, options, initial, query: categoryParameter }]
}

/** The location field. The query may preset it only where the shopper has a choice. */
function placeField({ locations, primaryLocation }: EnquiryParts): Field {
  const field = locationField(locations, primaryLocation)
  return field.kind === 'select' ? { ...field, query: placeParameter } : field
}

/** Category and submit label of an enquiry without a subject. */
function sending({ policy, spell }: EnquiryParts): Pick<Form, 'category' | 'submit'> {
  return { category: usualCategory(policy), submit: spell('Send enquiry') }
}

/** The contact page's general enquiry; the query may preset its category, location, message and car. */
export function generalEnquiry(parts: EnquiryParts): Form {
  const { policy } = parts
  return {
    name: 'enquiry',
    ...sending(parts),
    fields: [
      ...categoryFields(parts),
      ...personFields,
      placeField(parts),
      { ...messageField(policy), query: messageParameter },
      ...referralFields(policy),
      optInField(policy),
      ...referringCarFields,
    ],
  }
}

/** The enquiry about one car; the lead carries the car, so that no field is needed for it. */
export function carEnquiry(parts: EnquiryParts, carType: CarType): Form {
  const { policy } = parts
  const location: Field = { kind: 'hidden', name: 'location_id', label: 'Location', initial: parts.primaryLocation }
  return {
    name: 'car-enquiry',
    category: carCategories[carType],
    submit: parts.spell('Send enquiry'),
    fields: [...personFields, location, messageField(policy), ...referralFields(policy), optInField(policy)],
  }
}

/** The enquiry to one location, in a dialog over the page that shows the location. */
export function locationEnquiry(parts: EnquiryParts): Form {
  return { ...generalEnquiry(parts), name: 'location-enquiry' }
}

/** The enquiry about one or several cars of the garage; a hidden field lists them. */
export function garageEnquiry(parts: EnquiryParts): Form {
  const { policy } = parts
  return {
    name: 'garage-enquiry',
    ...sending(parts),
    fields: [
      ...personFields,
      locationField(parts.locations, parts.primaryLocation),
      { ...messageField(policy), required: false },
      ...referralFields(policy),
      optInField(policy),
      { kind: 'hidden', name: 'cars', label: 'Cars they ask about', initial: '' },
    ],
  }
}

/**
 * The newsletter form: a general enquiry with only the email field. Pressing its button is the consent to the offer.
 */
export function subscribe(offer: string): Form {
  return {
    name: 'subscribe',
    category: defaultCategory,
    subcategory: 'Subscribe',
    submit: 'Subscribe',
    accepts: offer,
    thanks: 'Thank you. You are on the list.',
    fields: [emailField, { kind: 'hidden', name: 'opt_in', label: offer, initial: 'true' }],
  }
}
