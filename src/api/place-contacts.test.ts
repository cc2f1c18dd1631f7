import { expect, it, test } from 'vitest'
import { fetchPlaceContact } from './place-contacts.ts'

const yard = {
  phone: '02 5550 0123',
  tel: 'tel:0255500123',
  address: ['1 Quay Street', 'Sydney NSW 2000'],
  way: '1 Quay Street',
  page: '/locations/yard',
  hours: null,
}
const answering =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }))

it('gives the place of an id', async () => {
  expect(await fetchPlaceContact('5', answering(JSON.stringify({ '5': yard })))).toEqual(yard)
})

test.each([
  ['the id is of none', '6', answering(JSON.stringify({ '5': yard }))],
  ['the id is a name every object has', 'constructor', answering(JSON.stringify({ '5': yard }))],
  ['the place says nothing', '5', answering('{"5":{}}')],
  ['an older release says no address', '5', answering('{"5":{"way":"1 Quay Street"}}')],
  ['it is no JSON', '5', answering('<!doctype html>')],
  ['the site refuses', '5', answering('{}', 404)],
  ['nobody answers', '5', () => Promise.reject(new TypeError('offline'))],
] as const)('gives nothing where %s', async (_reason, id, get) => {
  expect(await fetchPlaceContact(id, get)).toBeNull()
})
