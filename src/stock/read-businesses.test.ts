import { describe, expect, it, test } from 'vitest'
import { readDealership, readManufacturer } from './read-businesses.ts'

describe('a dealership (S3.41)', () => {
  it('has id, slug, average rating and count of reviews', () => {
    expect(readDealership({ id: 7, slug: 'bay', average_rating: '4.6', review_count: 120, extra: 1 })).toEqual({
      id: '7',
      slug: 'bay',
      average_rating: 4.6,
      review_count: 120,
    })
  })

  it('may be rated by nobody', () => {
    expect(readDealership({ id: 'b7', slug: 'bay' })).toEqual({
      id: 'b7',
      slug: 'bay',
      average_rating: null,
      review_count: null,
    })
  })

  test.each([
    ['no id', { slug: 'bay' }],
    ['no slug', { id: 7 }],
    ['no object', 7],
  ])('%s: none', (_reason, raw) => {
    expect(readDealership(raw)).toBeNull()
  })
})

const any = () => true

describe('a make of the catalogue (S3.45)', () => {
  const raw = { id: 5, name: 'Norda', slug: 'norda', logo: { url: '/makes/norda.svg' } }

  it('has a number, a name, a slug and a logo', () => {
    expect(readManufacturer(raw, any)).toEqual({ id: 5, name: 'Norda', slug: 'norda', logo_url: '/makes/norda.svg' })
  })

  test.each([
    ['a logo without an address', { ...raw, logo: { url: null } }],
    ['no logo', { ...raw, logo: undefined }],
    ['an address nobody may follow', { ...raw, logo: { url: 'javascript:x' } }],
  ])('%s: its name stands as text', (_reason, make) => {
    expect(readManufacturer(make, any)).toMatchObject({ name: 'Norda', logo_url: null })
  })

  test.each([
    ['an id that is a text', { ...raw, id: '5' }],
    ['an id that is no whole number', { ...raw, id: 5.5 }],
    ['no id', { ...raw, id: undefined }],
    ['no name', { ...raw, name: '' }],
    ['no slug', { ...raw, slug: null }],
  ])('%s is refused', (_reason, make) => {
    expect(readManufacturer(make, any)).toBeNull()
  })
})
