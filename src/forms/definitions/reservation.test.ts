import { expect, it } from 'vitest'
import { checkForm } from '../check.ts'
import { initialValues } from '../form.ts'
import { samplePolicy } from '../sample-policy.ts'
import { reservationForm } from './reservation.ts'
import { sampleParts } from './sample-parts.ts'

const parts = { ...sampleParts, agreement: 'I agree.' }

const check = (deposit: string | null, changes: object = {}) => {
  const form = reservationForm({ ...parts, deposit })
  const person = { first_name: 'Mary', last_name: 'Lee', email: 'a@b.co', phone: '0491570156', postcode: '2000' }
  const values = { ...initialValues(form.fields), ...person, terms_agreed: true, ...changes }
  return checkForm(form.fields, values, samplePolicy)
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
