import type { FieldPolicy } from './kinds/kind.ts'

/** An Australian field policy, for tests. */
export const samplePolicy: FieldPolicy = {
  phone: { mode: 'au', test_number: null },
  names: 'strict',
  postcode_digits: 4,
}
