import { expect, test } from 'vitest'
import { readCallData } from './call-data.ts'

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['something else', '7'],
  ['another object', '{}'],
])('a page that carries %s makes no calls (S7.27)', (_reason, json) => {
  expect(readCallData(json)).toBeNull()
})

test('a car page’s facts are read as they were written (S7.27, S7.14)', () => {
  const facts = {
    api: { base: '', mock: false, paths: {} },
    events_host: null,
    car_id: '7',
    dealership_id: null,
    website_id: '5003',
    call_event: 25,
  }
  expect(readCallData(JSON.stringify(facts))).toEqual(facts)
})
