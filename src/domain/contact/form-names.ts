/** Every form that sites have, by the name that dealers' settings and leads know it by. */
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
