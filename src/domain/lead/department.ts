/** Who answers in a dealership. */
export type Department = 'sales' | 'service' | 'parts' | 'finance' | 'careers'

/** Departments by the words of the categories that are theirs; the rest is sales. */
const departments = [
  ['service', /service/i],
  ['parts', /parts/i],
  ['finance', /finance/i],
  ['careers', /career/i],
] as const

/** The department that answers what is filed under some words, e.g. "Parts Enquiry". */
export function departmentOf(filing: string): Department {
  return departments.find(([, words]) => words.test(filing))?.[0] ?? 'sales'
}
