/** A department of a dealership, to which leads go. */
export type Department = 'sales' | 'service' | 'parts' | 'finance' | 'careers'

/** Patterns of the categories of each department; all others go to sales. */
const departments = [
  ['service', /service/i],
  ['parts', /parts/i],
  ['finance', /finance/i],
  ['careers', /career/i],
] as const

/** Department for a category such as "Parts Enquiry". */
export function departmentOf(filing: string): Department {
  return departments.find(([, words]) => words.test(filing))?.[0] ?? 'sales'
}
