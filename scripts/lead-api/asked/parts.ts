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

/**
 * Where each field of a form, and each fact that travels beside them, is read; and its heading in a copy of the leads, one
 * word for a fact of every form, whatever their own labels are.
 */
export const fieldsOfParts: Readonly<Record<Exclude<PartTitle, 'Also sent'>, Readonly<Record<string, string>>>> = {
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
    wanted_budget: 'Wanted: budget',
  },
  Appointment: {
    preferred_date: 'Day wanted',
    preferred_time: 'Time wanted',
  },
  'Their own vehicle': {
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
  },
  Finance: {
    vehicle_price_budget: 'Finance: price of the car',
    deposit: 'Finance: deposit',
    employment: 'Finance: work',
    income: 'Finance: yearly income',
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

/** Facts that a copy of the leads leaves out unless somebody asks for them. */
export const privateFields: ReadonlySet<string> = new Set(['income', 'rego', 'vin'])
