import type { FieldPolicy } from './kinds/kind.ts'

/** What the rules of fields depend on in Australia, for tests. */
export const samplePolicy: FieldPolicy = {
  phone: { mode: 'au', test_number: null },
  names: 'strict',
  postcode_digits: 4,
}
