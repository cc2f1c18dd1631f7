import { describe, expect, it, test } from 'vitest'
import { departmentPhone, departmentPhones } from './department-phone.ts'

const phones = { service: '02 5550 0141', trade_in: '02 5550 0142', 'Body Shop': '02 5550 0143' }

describe('numbers of departments (S9.66)', () => {
  test.each([
    ['by its name', 'service', '02 5550 0141'],
    ['however it is spelt', 'Trade-In', '02 5550 0142'],
    ['with capitals', 'body_shop', '02 5550 0143'],
    ['none of another', 'parts', null],
    ['none of what every object knows', 'constructor', null],
  ])('%s', (_reason, name, phone) => {
    expect(departmentPhone(phones, name)).toBe(phone)
  })

  it('read as words, in the dealer’s order', () => {
    expect(departmentPhones(phones)).toEqual([
      { label: 'Service', phone: '02 5550 0141' },
      { label: 'Trade in', phone: '02 5550 0142' },
      { label: 'Body Shop', phone: '02 5550 0143' },
    ])
  })
})
