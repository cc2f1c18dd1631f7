import { expect, test } from 'vitest'
import type { FormValues } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'
import { withTemplate } from './message-template.ts'

const wish = 'I would like to drive the Norda Tern.'
const form: Form = {
  name: 'test-drive',
  category: 'Test Drive Booking',
  submit: 'Send',
  fields: [{ kind: 'textarea', name: 'message', label: 'Message', initial: wish }],
  about: 'Norda Tern',
}

test.each<[string, FormValues, FormValues, string | undefined]>([
  [
    'says the one that is chosen',
    { message: wish },
    { cars: 'Norda Tern GX' },
    'I would like to drive the Norda Tern GX.',
  ],
  [
    'says the next one',
    { message: 'I would like to drive the Norda Tern GX.', cars: 'Norda Tern GX' },
    { cars: 'Norda Tern $& GT' },
    'I would like to drive the Norda Tern $& GT.',
  ],
  [
    'says none again',
    { message: 'I would like to drive the Norda Tern GX.', cars: 'Norda Tern GX' },
    { cars: '' },
    wish,
  ],
  ['stays as somebody wrote it', { message: `${wish} With my dog.` }, { cars: 'Norda Tern GX' }, undefined],
  ['stays with any other change', { message: wish }, { preferred_date: '2026-03-05' }, undefined],
])('the message that was begun %s', (_reason, held, changes, message) => {
  expect(withTemplate(form, held, changes)).toEqual({ ...changes, ...(message && { message }) })
})

test('nothing is written where no message was begun', () => {
  const { about: _, ...other } = form
  expect(withTemplate(other, { message: wish }, { cars: 'Norda Tern GX' })).toEqual({ cars: 'Norda Tern GX' })
})
