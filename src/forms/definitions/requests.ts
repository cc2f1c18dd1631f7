import { placeParameter } from '#domain/contact/contact-parameters.ts'
import type { OpenHours } from '#domain/location/open-now.ts'
import type { Field } from '../field.ts'
import { type Form, inSteps } from '../form.ts'
import type { EnquiryParts } from './enquiry.ts'
import { financeForm } from './finance.ts'
import { locationField, messageField, optInField, personFields } from './people.ts'
import { type RequestKind, requestWords } from './request-words.ts'
import { type PlatePolicy, tradeInForm } from './trade-in.ts'

/** The parts of a request form, beyond those of every enquiry. */
export interface RequestParts extends EnquiryParts {
  /** The finance form requires a tick that the Privacy Statement was read. */
  readonly financeTerms: boolean
  /** Dealerships a finance customer may choose between; a single one is sent without a choice. */
  readonly dealerships: readonly { readonly value: string; readonly label: string }[]
  /** Number plates on this site. */
  readonly plates: PlatePolicy
  /** Workshop id -> opening hours; absent where the form has no date field or no hours are known. */
  readonly hours?: Readonly<Record<string, OpenHours>>
  /** Form name -> the steps that the dealer chose. */
  readonly steps: Readonly<Record<string, readonly string[]>>
}

const serviceCar = ({ plates: { label }, hours }: RequestParts): readonly Field[] => [
  { kind: 'text', name: 'rego', label, required: false, maxLength: 10, half: true, isPlate: true },
  { kind: 'text', name: 'vehicle_description', label: 'Make, model, year', maxLength: 120, half: true },
  {
    kind: 'date',
    name: 'preferred_date',
    label: 'Preferred day',
    required: false,
    ...(hours && { openAt: { field: 'location_id', hours } }),
  },
]

/** One checkbox per kind of work that the dealer names; sent together as one text. */
function additionalServices({ policy }: EnquiryParts): readonly Field[] {
  return policy.additional_services.map((says, at) => ({
    kind: 'checkbox',
    name: `additional_services_${at}`,
    label: says,
    required: false,
    ticked: false,
    part: { of: 'additional_services', asks: 'What needs doing?', says },
  }))
}

/** Of several workshops none is preselected, except by the query, so that no shopper books the wrong one. */
function serviceLocation({ locations, primaryLocation }: EnquiryParts): Field {
  const field = locationField(locations, primaryLocation, 'Service Location')
  return field.kind === 'select' ? { ...field, initial: '', query: placeParameter } : field
}

/** A service booking; with several workshops, the Service Location field selects one. */
function serviceForm(parts: RequestParts): Form {
  const { submit, category } = requestWords.service
  return {
    name: 'service',
    category,
    submit,
    fields: [
      ...serviceCar(parts),
      ...additionalServices(parts),
      ...personFields,
      serviceLocation(parts),
      { ...messageField(parts.policy), required: false },
      optInField(parts.policy),
    ],
  }
}

const forms: Readonly<Record<RequestKind, (parts: RequestParts) => Form>> = {
  service: serviceForm,
  finance: financeForm,
  trade_in: (parts) => tradeInForm('trade_in', parts),
  valuations: (parts) => tradeInForm('valuations', parts),
}

/** The form of a request's page, in the dealer's steps. Its message is optional: other fields say what is wanted. */
export function requestForm(kind: RequestKind, parts: RequestParts): Form {
  const form = forms[kind](parts)
  return inSteps(form, parts.steps[form.name])
}
