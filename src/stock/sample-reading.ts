import type { Reading } from './reading.ts'

/** A site that measures in kilometres, asks Australian dollars and has whatever picture and file is named. For tests. */
export const sampleReading: Reading = {
  now: new Date('2026-03-11T12:00:00Z'),
  kinds: ['cars'],
  unit: 'km',
  currency: 'AUD',
  hasPicture: () => true,
  hasFile: () => true,
}
