import { expect, test } from 'vitest'
import { leadCategory, testDriveSubcategory } from './category.ts'

test.each([
  [
    'careers become general (S3.100, S4.60)',
    'Careers Enquiry',
    null,
    { category: 'General Enquiry', subcategory: 'Career Enquiry' },
  ],
  [
    'whatever else they were (S4.60)',
    'Careers Enquiry',
    'Other',
    { category: 'General Enquiry', subcategory: 'Career Enquiry' },
  ],
  ['a general enquiry', 'General Enquiry', null, { category: 'General Enquiry', subcategory: null }],
  [
    'a subcategory stays',
    'Test Drive',
    'Test Drive Booking New',
    { category: 'Test Drive', subcategory: 'Test Drive Booking New' },
  ],
  ['a dealer’s own category', 'Fleet Enquiry', undefined, { category: 'Fleet Enquiry', subcategory: null }],
])('%s', (_reason, category, subcategory, filing) => {
  expect(leadCategory(category, subcategory)).toEqual(filing)
})

test.each([
  ['used', 'Test Drive Booking Used'],
  ['new', 'Test Drive Booking New'],
  ['demo', 'Test Drive Booking New'],
] as const)('a test drive of a %s car is a %s (S5.36)', (type, subcategory) => {
  expect(testDriveSubcategory(type)).toBe(subcategory)
})
