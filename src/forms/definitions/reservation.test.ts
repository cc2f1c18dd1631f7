import { expect, it } from 'vitest'
import { checkForm } from '../check.ts'
import { initialValues } from '../form.ts'
import { reservationForm } from './reservation.ts'

const policy = {
  phone: { mode: 'au', test_number: null },
  names: 'strict',
  postcode_digits: 4,
  message_required: true,
  opt_in: { hidden: false, default: true, label: 'News?' },
  enquiry: { categories: ['General Enquiry'], heard_about_us: [] },
  additional_services: [],
} as const

const parts = {
  policy: { ...policy, failure_alert: 'both', proof_of_work: false, on_success: {} } as const,
  locations: [],
  primaryLocation: '11',
  spell: (text: string) => text,
  agreement: 'I agree.',
}

const check = (deposit: string | null, changes: object = {}) => {
  const form = reservationForm({ ...parts, deposit })
  const person = { first_name: 'Mary', last_name: 'Lee', email: 'a@b.co', phone: '0491570156', postcode: '2000' }
  const values = { ...initialValues(form.fields), ...person, terms_agreed: true, ...changes }
  return checkForm(form.fields, values, parts.policy)
}

it('says that nothing is paid yet (S1.31)', () => {
  expect(check('$500').values).toMatchObject({
    payment_status: 'Not paid yet',
    deposit_amount: '$500',
    location_id: '11',
  })
})

it('needs the agreement, and no message', () => {
  expect(check('$500', { terms_agreed: false }).errors).toEqual({ terms_agreed: '*This is a required field.' })
  expect(check('$500').errors).toEqual({})
})

it('promises no payment where the dealer arranges the deposit', () => {
  expect(reservationForm({ ...parts, deposit: null }).submit).toBe('Send reservation')
  expect(reservationForm({ ...parts, deposit: '$500' }).submit).toBe('Continue to payment')
})
