import { expect, test } from 'vitest'
import type { EnquiryParts } from './enquiry.ts'
import { modelEnquiry } from './model-enquiry.ts'
import { sampleParts } from './sample-parts.ts'

const about = {
  name: 'Norda Tern',
  wish: 'I would like to drive the Norda Tern.',
  category: null,
  isWaiting: false,
  tell: 'Tell me',
}

const withCategories = (...categories: readonly string[]): EnquiryParts => ({
  ...sampleParts,
  policy: { ...sampleParts.policy, enquiry: { categories, heard_about_us: [] } },
})

test('an enquiry about a model begins its message, asks for no category and has a draft of its own', () => {
  const form = modelEnquiry(withCategories('General Enquiry', 'New Vehicle Enquiry'), about)
  const names = form.fields.map(({ name }) => name)
  expect([names.includes('message'), names.includes('category')]).toEqual([true, false])
  expect(form.fields.find(({ name }) => name === 'message')?.initial).toBe(about.wish)
  expect([form.name, form.about]).toEqual(['enquiry', 'Norda Tern'])
})

test.each<[string, readonly string[], string | null, string]>([
  ['as what all of them are', ['General Enquiry', 'New Vehicle Enquiry'], 'New Vehicle Enquiry', 'New Vehicle Enquiry'],
  ['in general, where they are mixed', ['New Vehicle Enquiry', 'General Enquiry'], null, 'General Enquiry'],
  ['as the first, where the dealer has no general one', ['Sales', 'Service'], null, 'Sales'],
  ['in general, where there is no choice', ['General Enquiry'], null, 'General Enquiry'],
])('it is filed %s', (_reason, offered, category, filed) => {
  expect(modelEnquiry(withCategories(...offered), { ...about, category }).category).toBe(filed)
})

test('whoever waits for the next one says which it should be, gives an address, and whatever else they wish', () => {
  const { fields, submit } = modelEnquiry(sampleParts, { ...about, wish: '', isWaiting: true })
  const asked = fields.filter(({ kind }) => kind !== 'hidden').map(({ name, required = true }) => [name, required])
  expect(asked).toEqual([
    ['wanted_year', false],
    ['wanted_budget', false],
    ['email', true],
    ['first_name', false],
    ['phone', false],
    ['message', false],
    ['opt_in', false],
  ])
  expect(submit).toBe('Tell me')
})

test('which model is waited for travels unseen, and nobody is given words to send', () => {
  const { fields } = modelEnquiry(sampleParts, { ...about, wish: '', isWaiting: true })
  const field = (sought: string) => fields.find(({ name }) => name === sought)
  expect(field('cars')).toMatchObject({ kind: 'hidden', initial: 'The next Norda Tern' })
  expect(field('message')?.initial).toBe('')
})
