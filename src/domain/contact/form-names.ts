/** Names of all forms, as in dealers' settings and leads. */
export const formNames = [
  'enquiry',
  'location-enquiry',
  'car-enquiry',
  'garage-enquiry',
  'request-photos',
  'test-drive',
  'service',
  'finance',
  'trade-in',
  'valuations',
  'reservation',
  'subscribe',
] as const
