import type { Field } from '../field.ts'
import type { Form } from '../form.ts'
import type { Option } from '../kinds/choices.ts'
import { locationField, messageField, optInField, personFields, referringCarFields } from './people.ts'
import { requestWords } from './request-words.ts'
import type { RequestParts } from './requests.ts'

const terms: Field = {
  kind: 'checkbox',
  name: 'terms_agreed',
  label: 'I have read and understood the Privacy Statement',
  ticked: false,
}

const amounts: readonly Field[] = [
  {
    kind: 'text',
    name: 'vehicle_price_budget',
    label: 'Price of the car',
    hint: 'In dollars. A rough figure is fine.',
    required: false,
    maxLength: 12,
    inputMode: 'numeric',
    isMoney: true,
    half: true,
    query: 'vehiclePriceBudget',
  },
  {
    kind: 'text',
    name: 'deposit',
    label: 'Your deposit',
    hint: 'In dollars, with any trade-in.',
    required: false,
    maxLength: 12,
    inputMode: 'numeric',
    isMoney: true,
    half: true,
  },
]

const workKinds = ['Full time', 'Part time', 'Casual', 'Self-employed', 'Other']

const work: readonly Field[] = [
  {
    kind: 'choice',
    name: 'employment',
    label: 'How do you work?',
    required: false,
    options: workKinds.map((value) => ({ value, label: value })),
  },
  {
    kind: 'text',
    name: 'income',
    label: 'Yearly income before tax',
    hint: 'In dollars. A rough figure is fine.',
    required: false,
    maxLength: 12,
    inputMode: 'numeric',
    isMoney: true,
  },
]

/** The dealership that receives the lead: a select for several, hidden for one; a car's link presets it. */
function dealershipFields(dealerships: readonly Option[]): readonly Field[] {
  const field = { name: 'dealership_slug', label: 'Preferred dealership', query: 'preferredDealership' } as const
  const [only, ...others] = dealerships
  if (!only) return []
  return others.length > 0
    ? [{ kind: 'select', ...field, options: dealerships }]
    : [{ kind: 'hidden', ...field, initial: only.value }]
}

/** Finance pre-approval in three steps: car and budget, contact details, work and income. */
export function financeForm(parts: RequestParts): Form {
  const { submit, category } = requestWords.finance
  const place = parts.dealerships.length < 2 ? parts.locations : []
  const budget = [
    ...amounts,
    ...dealershipFields(parts.dealerships),
    locationField(place, parts.primaryLocation),
    ...referringCarFields,
  ]
  const end = [
    ...work,
    { ...messageField(parts.policy), required: false as const },
    ...(parts.financeTerms ? [terms] : []),
    optInField(parts.policy),
  ]
  const names = (fields: readonly Field[]) => fields.map(({ name }) => name)
  return {
    name: 'finance',
    category,
    submit,
    fields: [...budget, ...personFields, ...end],
    steps: [
      { name: 'budget', title: 'The car and your budget', fields: names(budget) },
      { name: 'about', title: 'About you', fields: names(personFields) },
      { name: 'work', title: 'Your work and income', fields: names(end) },
    ],
  }
}
