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

/** Where each field of a form, and each fact that travels beside them, is read. */
export const fieldsOfParts: Readonly<Record<Exclude<PartTitle, 'Also sent'>, readonly string[]>> = {
  Contact: ['first_name', 'last_name', 'email', 'phone', 'postcode'],
  Enquiry: [
    'message',
    'location_id',
    'dealership_slug',
    'additional_services',
    'heard_about_us',
    'files',
    'files_missing',
  ],
  'Vehicle of interest': ['vehicle_year', 'vehicle', 'car_type', 'vehicle_status', 'stock_number', 'car_id', 'cars'],
  Appointment: ['preferred_date', 'preferred_time'],
  'Their own vehicle': [
    'rego',
    'rego_state',
    'year',
    'make',
    'model',
    'badge',
    'vehicle_description',
    'transmission',
    'colour',
    'odometer',
    'condition',
    'vin',
    'offer_price',
    'rego_lookup',
  ],
  Finance: ['vehicle_price_budget', 'deposit', 'employment', 'income'],
  Payment: ['deposit_amount', 'payment_status', 'payment_reference'],
  Consent: [
    'opt_in',
    'consent',
    'consent_method',
    'consent_at',
    'consent_page',
    'consent_received',
    'consent_before',
    'terms_agreed',
  ],
  Visit: ['source', 'url', 'linked_query_params', 'visited_pages', 'user_agent'],
}

/** What a lead tells that no field of a form asks, in a dealer's words. */
export const besideFields: Readonly<Record<string, string>> = {
  additional_services: 'Also wanted',
  files: 'Files',
  files_missing: 'Files that did not make it',
  vehicle_year: 'Year of the vehicle',
  vehicle: 'Vehicle',
  car_type: 'Type',
  vehicle_status: 'Status at the time',
  stock_number: 'Stock number',
  car_id: 'Car',
  payment_reference: 'Payment reference',
  opt_in: 'News wanted',
  consent: 'Was told',
  consent_method: 'Asked by',
  consent_at: 'Answered at',
  consent_page: 'On page',
  consent_received: 'Received here at',
  consent_before: 'Answered before',
  source: 'Source',
  url: 'Sent from',
  linked_query_params: 'Campaign',
  visited_pages: 'Pages seen',
  user_agent: 'Browser',
}

/** Facts that a copy of the leads leaves out unless somebody asks for them. */
export const privateFields: ReadonlySet<string> = new Set(['income', 'rego', 'vin'])

/** Parts of a lead that say how it travelled, told elsewhere or of no use to whoever answers it. */
export const unreadFields: ReadonlySet<string> = new Set([
  'website_slug',
  'manufacturer_slug',
  'dealer_id',
  'submission_key',
  'lead_id',
  'lead_status',
  'form_completed',
  'skipped_steps',
  'step_number',
  'spam_signals',
  'form_name',
  'category',
  'subcategory',
  'name',
  'location',
  'page_id',
])
