import { placeParameter } from '#domain/contact/contact-parameters.ts'
import type { OpenHours } from '#domain/location/open-now.ts'
import type { Field } from '../field.ts'
import { type Form, inSteps } from '../form.ts'
import type { EnquiryParts } from './enquiry.ts'
import { financeForm } from './finance.ts'
import { locationField, messageField, optInField, personFields } from './people.ts'
import { type RequestKind, requestWords } from './request-words.ts'
import { type PlatePolicy, tradeInForm } from './trade-in.ts'

/** What a request's form needs beside the parts of every enquiry. */
export interface RequestParts extends EnquiryParts {
  /** Finance is asked for only after the Privacy Statement was read. */
  readonly financeTerms: boolean
  /** Dealerships a finance customer may choose between; one is not asked for, none is not sent. */
  readonly dealerships: readonly { readonly value: string; readonly label: string }[]
  /** How number plates are looked up here. */
  readonly plates: PlatePolicy
  /** When each workshop is open, by its id; absent where a form asks for no day, or no hours are known. */
  readonly hours?: Readonly<Record<string, OpenHours>>
  /** Steps a dealer chose, by the form's name. */
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

/** The kinds of work a dealer names, a box each; sent together as one text. */
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

/** Nobody is sent to a workshop they did not choose: of several none is set but by the link that led here. */
function serviceLocation({ locations, primaryLocation }: EnquiryParts): Field {
  const field = locationField(locations, primaryLocation, 'Service Location')
  return field.kind === 'select' ? { ...field, initial: '', query: placeParameter } : field
}

/** A service booking; where there are several workshops, the Service Location says which. */
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

/** The form of a request's page, in the steps the dealer chose for it. Its message is optional: the particulars say what is wanted. */
export function requestForm(kind: RequestKind, parts: RequestParts): Form {
  const form = forms[kind](parts)
  return inSteps(form, parts.steps[form.name])
}
