import type { ReleaseFacts } from './record.ts'

/** Facts of a release with one page and no cars, for trials and tests of releases. */
export const minimalReleaseFacts = (id: string): Omit<ReleaseFacts, 'id'> => ({
  key: `key of ${id}`,
  builtAt: '2026-03-01T00:00:00Z',
  turnsAt: null,
  pages: 1,
  dataFiles: 0,
  cars: 0,
  entries: 0,
  takenAt: null,
  stock: null,
  accepted: [],
  name: 'A yard',
  strapline: '',
  counts: {},
  preview: null,
  logo: null,
})
