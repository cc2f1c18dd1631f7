import { expect, test } from 'vitest'
import { agreementMessage, requiredMessage } from '#domain/contact/required.ts'
import { summaryText } from './summary-text.ts'

test.each([
  ['name', 'First name', requiredMessage, 'Enter your first name'],
  ['postcode', 'ZIP code', requiredMessage, 'Enter your ZIP code'],
  ['text', 'Your deposit', requiredMessage, 'Enter your deposit'],
  ['textarea', 'Message', requiredMessage, 'Enter the message'],
  ['select', 'Service Location', requiredMessage, 'Choose the service location'],
  ['text', 'Vehicle VIN', requiredMessage, 'Enter the vehicle VIN'],
  ['text', 'Model of your Tern', requiredMessage, 'Enter the model of your Tern'],
  ['select', 'State', requiredMessage, 'Choose the state'],
  ['date', 'Preferred day', requiredMessage, 'Choose the preferred day'],
  ['choice', 'How do you work?', requiredMessage, `How do you work?: ${requiredMessage}`],
  ['file', 'Photos of your car', requiredMessage, 'Choose the photos of your car'],
  ['email', 'Email', 'Please enter a valid email address.', 'Email: Please enter a valid email address.'],
  ['checkbox', 'I agree', agreementMessage, agreementMessage],
  ['checkbox', 'I agree', requiredMessage, 'Tick “I agree”'],
] as const)('%s "%s"', (kind, label, error, text) => {
  expect(summaryText({ kind, label }, error)).toBe(text)
})
