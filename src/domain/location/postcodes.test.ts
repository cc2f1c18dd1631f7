import { describe, expect, it, test } from 'vitest'
import { findPostcode, postcodeHeader, postcodeLine } from './postcodes.ts'

const table = [postcodeHeader, '0800,-12.46,130.84', '3121,-37.82,145', '3121,-37.84,145.02', '31210,1,1'].join('\n')

describe('a table of postcodes', () => {
  it.each([
    ['one line', '0800', { lat: -12.46, long: 130.84 }],
    ['the middle of several', '3121', { lat: -37.83, long: 145.01 }],
    ['none', '9999', null],
    ['no heading', 'postcode', null],
    ['nothing typed', '', null],
  ])('knows where a postcode is: %s', (_which, typed, point) => {
    const found = findPostcode(table, typed)
    const rounded = found && { lat: Number(found.lat.toFixed(4)), long: Number(found.long.toFixed(4)) }
    expect(rounded).toEqual(point)
  })

  it('is read whatever ends its lines', () => {
    expect(findPostcode(table.replaceAll('\n', '\r\n'), '0800')).toEqual({ lat: -12.46, long: 130.84 })
  })

  test.each(['', '3121', '3121,1', '3121,91,0', '3121,x,y', ',1,1', '3121;1;1'])('has no line %j', (line) => {
    expect(postcodeLine(line)).toBeNull()
  })
})
