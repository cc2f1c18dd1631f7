/** Every text a dealer may reword, with the platform's wording. Keys are what staff write under `labels:`. */
export const platformLabels = {
  enquire: 'Enquire',
  call_us: 'Call Us Now',
  book_service: 'Book a Service',
  get_finance: 'Get Finance',
  trade_in: 'Trade-In Valuation',
  question: 'Got a Question?',
  search: 'Search',
  search_placeholder: 'Search make, model or keyword',
  save_car: 'Save car',
  saved: 'Saved',
  view_location: 'View Location',
  get_directions: 'Get Directions',
  contact_us: 'Contact Us',
  show_me: 'Show me',
  get_started: 'Get Started',
  no_saved_cars: 'No Saved Cars',
  save_another: 'Room for another',
  compare_cars: 'Compare Cars',
  our_locations: 'Our Locations',
  scroll_to_top: 'Scroll To Top',
  drive_model: 'Book a drive',
  ride_model: 'Book a ride',
  view_model: 'Book a viewing',
  elsewhere_model: 'Book here all the same: we say what is possible.',
  await_model: 'Tell me when one comes',
  below_market: 'Below market price',
  certified: 'Certified',
  similar_cars: 'Similar cars',
  subscription_period: 'per week',
  news_offer: 'New arrivals and offers by e-mail',
  news_terms: 'A few times a year. Leave whenever you like.',
} as const

/** Labels that differ for a dealer with one location. */
export const onePlace = { our_locations: 'Our Location' } as const satisfies Partial<Labels>

export type Labels = Readonly<Record<keyof typeof platformLabels, string>>
