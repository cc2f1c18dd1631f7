import { describe, expect, it, test } from 'vitest'
import { readSnapshot } from './snapshot.ts'

describe('a snapshot', () => {
  it('is an object with an envelope', () => {
    const source = {
      version: 1,
      dealer: 'harbour',
      taken_at: '2026-03-11T01:00:00Z',
      cars: [{ id: 1 }],
      models: [{}],
      extra: true,
    }
    expect(readSnapshot(JSON.stringify(source))).toEqual({
      dealer: 'harbour',
      takenAt: '2026-03-11T01:00:00Z',
      cars: [{ id: 1 }],
      models: [{}],
      locations: [],
      manufacturers: [],
      dealerships: [],
      reviews: null,
      emptyOnPurpose: false,
    })
  })

  it('may be a bare list of cars, with a byte-order mark', () => {
    expect(readSnapshot('\uFEFF [{"id":1},5]\n')).toMatchObject({ dealer: null, takenAt: null, cars: [{ id: 1 }, 5] })
  })

  it('may be empty on purpose', () => {
    expect(readSnapshot('{"cars": [], "empty_on_purpose": true}')).toMatchObject({ cars: [], emptyOnPurpose: true })
  })

  test.each([
    ['nothing', '', 'The snapshot is an empty file.'],
    ['blanks', ' \n', 'The snapshot is an empty file.'],
    ['half a file', '[{"id": 1}, {"id": 2, "na', 'The snapshot is cut off after 25 characters.'],
    ['half an envelope', '{"cars": [{"id": 1}', 'The snapshot is cut off after 19 characters.'],
    [
      'an error page',
      '<html>502</html>',
      `The snapshot is not JSON: Unexpected token '<', "<html>502</html>" is not valid JSON`,
    ],
    ['a word', '"cars"', 'The snapshot is neither an object nor a list of cars.'],
    ['no cars', '{"version": 1}', 'The snapshot has no list of cars.'],
    ['cars that are no list', '{"cars": {"1": {}}}', 'The snapshot has no list of cars.'],
    ['a later version', '{"version": 2, "cars": []}', 'The snapshot is of version 2; version 1 is understood.'],
  ])('is refused when it is %s', (_, source, refused) => {
    expect(readSnapshot(source)).toEqual({ refused })
  })
})
