import { describe, expect, it, test } from 'vitest'
import { sampleLead } from '../sample-lead.ts'
import { readLead } from './lead-schema.ts'

/** What is kept of a lead that says this besides. */
function kept(more: object): Readonly<Record<string, unknown>> {
  const read = readLead({ ...sampleLead, ...more })
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  return read.lead
}

const long = (length: number) => 'x'.repeat(length)

describe('a lead is refused for nothing that its shopper could not shorten', () => {
  test.each([
    [
      'the address of its page',
      { url: `https://north.example/${long(3000)}` },
      { url: expect.stringMatching(/^.{2000}$/) },
    ],
    ['the path of its page', { page_id: long(3000) }, { page_id: long(2000) }],
    ['pages seen', { visited_pages: ['/', long(3000)] }, { visited_pages: ['/', long(2000)] }],
    ['a campaign', { linked_query_params: { gclid: long(600) } }, { linked_query_params: { gclid: long(500) } }],
    ['what a browser calls itself', { user_agent: long(1500) }, { user_agent: long(1000) }],
    [
      'a car of the stock',
      { 'Vehicle Model': long(300), stock_number: long(300) },
      { 'Vehicle Model': long(200), stock_number: long(100) },
    ],
    ['a place', { location: long(350) }, { location: long(300) }],
    [
      'the page of its consent',
      { consent: { ...sampleLead.consent, page: long(3000) } },
      { consent: { ...sampleLead.consent, page: long(2000) } },
    ],
    ['half a sign where it is cut', { user_agent: `${long(999)}🚗` }, { user_agent: long(999) }],
  ])('%s', (_reason, more, told) => {
    expect(kept(more)).toMatchObject(told)
  })

  it('keeps the longest first and last name that controls take, whole', () => {
    const names = { first_name: long(200), last_name: long(200), name: `${long(200)} ${long(200)}` }
    expect(kept(names)).toMatchObject(names)
  })

  it('keeps all the work that a workshop offers', () => {
    const additional_services = Array.from({ length: 14 }, () => long(300)).join(', ')
    expect(kept({ additional_services })).toMatchObject({ additional_services })
  })

  it('still refuses a name of their own that no control takes', () => {
    expect(readLead({ ...sampleLead, first_name: long(201) })).toEqual({
      errors: { first_name: ['Too many characters.'] },
    })
  })
})

it('counts the lines of a message as its shopper typed them, whichever way it was posted', () => {
  const typed = `${long(4998)}\n${long(1)}`
  expect(kept({ message: typed.replaceAll('\n', '\r\n') }).message).toBe(typed)
})
