import { besideFields, fieldsOfParts, partTitles, privateFields } from '../asked/parts.ts'
import type { LeadReading } from '../asked/reading.ts'

/** A column of the copy that staff save. */
export interface Column {
  readonly heading: string
  readonly text: (lead: LeadReading) => string
}

const head: readonly Column[] = [
  { heading: 'Number', text: ({ id }) => String(id) },
  { heading: 'Received', text: ({ received }) => received },
  { heading: 'Website', text: ({ website }) => website },
  { heading: 'Dealer', text: ({ dealer }) => dealer },
  { heading: 'About', text: ({ subject }) => subject },
  { heading: 'Complete', text: ({ isComplete }) => (isComplete ? 'Yes' : 'No') },
  { heading: 'Doubts', text: ({ doubts }) => doubts.join(', ') },
  { heading: 'Name', text: ({ name }) => name },
]

/** Headings of what forms ask; one word stands for a fact in every form, whatever its own label is. */
const headings: Readonly<Record<string, string>> = {
  ...besideFields,
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  message: 'Message',
  location_id: 'Location',
  dealership_slug: 'Dealership',
  heard_about_us: 'Heard about us',
  cars: 'Cars asked about',
  preferred_date: 'Day wanted',
  preferred_time: 'Time wanted',
  rego: 'Own: plate',
  rego_state: 'Own: plate’s state',
  year: 'Own: year',
  make: 'Own: make',
  model: 'Own: model',
  badge: 'Own: badge',
  vehicle_description: 'Own: vehicle',
  transmission: 'Own: transmission',
  colour: 'Own: colour',
  odometer: 'Own: odometer',
  condition: 'Own: condition',
  vin: 'Own: VIN',
  offer_price: 'Own: estimate shown',
  rego_lookup: 'Own: look-up',
  vehicle_price_budget: 'Finance: price of the car',
  deposit: 'Finance: deposit',
  employment: 'Finance: work',
  income: 'Finance: yearly income',
  deposit_amount: 'Deposit to reserve',
  payment_status: 'Payment',
  terms_agreed: 'Terms agreed',
}

const hidden = 'not in this copy'

function answerColumn(name: string, isWhole: boolean): Column {
  const isHidden = privateFields.has(name) && !isWhole
  const text = (lead: LeadReading) => (isHidden && lead.text(name) !== '' ? hidden : lead.text(name))
  return { heading: headings[name] ?? name, text }
}

function rest({ parts }: LeadReading): string {
  const lines = parts.find(({ title }) => title === 'Also sent')?.lines ?? []
  return lines.map(({ label, text }) => `${label}: ${text}`).join('\n')
}

/** Every column, in the order a lead is read; incomes and plates only in a whole copy. */
export function columnsOf(isWhole: boolean): readonly Column[] {
  const names = partTitles.flatMap((title) => (title === 'Also sent' ? [] : fieldsOfParts[title]))
  return [...head, ...names.map((name) => answerColumn(name, isWhole)), { heading: 'Also sent', text: rest }]
}
