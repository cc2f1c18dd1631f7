import type { Reading } from './reading.ts'

/** For tests: a site with kilometres, Australian dollars and every picture and file that is named. */
export const sampleReading: Reading = {
  now: new Date('2026-03-11T12:00:00Z'),
  kinds: ['cars'],
  unit: 'km',
  currency: 'AUD',
  hasPicture: () => true,
  hasFile: () => true,
}
