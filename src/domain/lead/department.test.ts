import { expect, test } from 'vitest'
import { departmentOf } from './department.ts'

test.each([
  ['Service Booking', 'service'],
  ['Parts Enquiry', 'parts'],
  ['Finance Enquiry', 'finance'],
  ['General Enquiry Careers', 'careers'],
  ['Used Vehicle Enquiry', 'sales'],
  ['', 'sales'],
])('what is filed under %j is for %s', (filing, department) => {
  expect(departmentOf(filing)).toBe(department)
})
