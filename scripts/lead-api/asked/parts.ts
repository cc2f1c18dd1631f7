/** Sections of a lead, in display order. */
export const partTitles = [
  'Contact',
  'Enquiry',
  'Vehicle of interest',
  'Appointment',
  'Their own vehicle',
  'Finance',
  'Payment',
  'Consent',
  'Visit',
  'Also sent',
] as const

export type PartTitle = (typeof partTitles)[number]

/** A form field, or a fact sent along with the fields. */
interface Fact {
  /** Column heading in the CSV: the same for all forms, whatever their own labels are. */
  readonly heading: string
  /** An amount in dollars, formatted as money when it consists of plain digits. */
  readonly isMoney?: true
  /** Left out of the CSV unless requested. */
  readonly isPrivate?: true
}

/** Section -> fact name -> heading or full definition. */
const parts: Readonly<Record<Exclude<PartTitle, 'Also sent'>, Readonly<Record<string, string | Fact>>>> = {
  Contact: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    postcode: 'Postcode',
  },
  Enquiry: {
    message: 'Message',
    location_id: 'Location',
    dealership_slug: 'Dealership',
    additional_services: 'Work wanted',
    heard_about_us: 'Heard about us',
    files: 'Files',
    files_missing: 'Files that did not make it',
  },
  'Vehicle of interest': {
    vehicle_year: 'Year of the vehicle',
    vehicle: 'Vehicle',
    car_type: 'Type',
    vehicle_status: 'Status at the time',
    stock_number: 'Stock number',
    car_id: 'Car',
    cars: 'Cars asked about',
    wanted_year: 'Wanted: year from',
    wanted_budget: { heading: 'Wanted: budget', isMoney: true },
  },
  Appointment: {
    preferred_date: 'Day wanted',
    preferred_time: 'Time wanted',
  },
  'Their own vehicle': {
    rego: { heading: 'Own: plate', isPrivate: true },
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
    vin: { heading: 'Own: VIN', isPrivate: true },
    offer_price: { heading: 'Own: estimate shown', isMoney: true },
    rego_lookup: 'Own: look-up',
  },
  Finance: {
    vehicle_price_budget: { heading: 'Finance: price of the car', isMoney: true },
    deposit: { heading: 'Finance: deposit', isMoney: true },
    employment: 'Finance: work',
    income: { heading: 'Finance: yearly income', isMoney: true, isPrivate: true },
  },
  Payment: {
    deposit_amount: 'Deposit to reserve',
    payment_status: 'Payment',
    payment_reference: 'Payment reference',
  },
  Consent: {
    consent_given: 'News wanted',
    consent: 'Was told',
    consent_method: 'Asked by',
    consent_at: 'Answered at',
    consent_page: 'On page',
    consent_received: 'Received here at',
    consent_before: 'Answered before',
    terms_agreed: 'Terms agreed',
  },
  Visit: {
    source: 'Source',
    url: 'Sent from',
    linked_query_params: 'Campaign',
    visited_pages: 'Pages seen',
    user_agent: 'Browser',
  },
}

const asFact = (told: string | Fact): Fact => (typeof told === 'string' ? { heading: told } : told)

/** Map: name -> fact, in display order. */
export const leadFacts: ReadonlyMap<string, Fact> = new Map(
  Object.values(parts).flatMap((facts) => Object.entries(facts).map(([name, told]) => [name, asFact(told)] as const)),
)

/** Names of a section's facts, in display order. */
export const factsOfPart = (title: Exclude<PartTitle, 'Also sent'>): readonly string[] => Object.keys(parts[title])
