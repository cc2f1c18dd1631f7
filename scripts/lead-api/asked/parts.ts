/** The parts that a lead is read in, in this order. */
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

/** A field of a form, or a fact that travels beside them. */
interface Fact {
  /** Over it in a copy of the leads: one for a fact of every form, whatever their own labels are. */
  readonly heading: string
  /** Dollars, which are read as money where they are plain digits. */
  readonly isMoney?: true
  /** Left out of a copy of the leads unless somebody asks for it. */
  readonly isPrivate?: true
}

/** Where each fact is read, by its name; a heading alone where there is no more to say of it. */
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

/** Every fact by its name, in the order a lead is read. */
export const leadFacts: ReadonlyMap<string, Fact> = new Map(
  Object.values(parts).flatMap((facts) => Object.entries(facts).map(([name, told]) => [name, asFact(told)] as const)),
)

/** The names of the facts of a part, in their order. */
export const factsOfPart = (title: Exclude<PartTitle, 'Also sent'>): readonly string[] => Object.keys(parts[title])
