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

/** What the enquiry forms of one site are made from. */
export interface EnquiryParts {
  readonly policy: FormPolicy
  /** Places a shopper may choose between; one or none means that nothing is asked. */
  readonly locations: readonly Option[]
  /** The id sent when no location is asked for; empty when the site has no location. */
  readonly primaryLocation: string
  /** The site's spelling of a text. */
  readonly spell: (text: string) => string
}

const defaultCategory = knownCategories.general

/** As what an enquiry counts until its shopper says more: the general one where there is one, and careers only where there is nothing else. */
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

/** Where a link may say which of several places is asked; a place that nobody chooses is no link's to name. */
function placeField({ locations, primaryLocation }: EnquiryParts): Field {
  const field = locationField(locations, primaryLocation)
  return field.kind === 'select' ? { ...field, query: placeParameter } : field
}

/** As what an enquiry goes out that is about nothing in particular, and the words that send it. */
function sending({ policy, spell }: EnquiryParts): Pick<Form, 'category' | 'submit'> {
  return { category: usualCategory(policy), submit: spell('Send enquiry') }
}

/** The general enquiry of the contact page; a link may ask for a category or a place, or name the car or model it is about. */
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

/** The enquiry about one car; the car itself travels with the lead, so that no field asks for it. */
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

/** The enquiry to one place, over the page that shows it. */
export function locationEnquiry(parts: EnquiryParts): Form {
  return { ...generalEnquiry(parts), name: 'location-enquiry' }
}

/** The enquiry about cars of the garage, one or several; which ones travels unseen. */
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
 * The subscribe form: the general enquiry without its message and its location, and without all else that a mail does not
 * need. Pressing its button is the consent to what it offers.
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
