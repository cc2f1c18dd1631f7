import { describe, expect, it, test } from 'vitest'
import { readSnapshot, type Snapshot } from './snapshot.ts'

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
      taken: { at: '2026-03-11T01:00:00Z', kind: 'moment' },
      cars: [{ id: 1 }],
      models: [{}],
      locations: [],
      manufacturers: [],
      dealerships: [],
      reviews: null,
      emptyOnPurpose: false,
      isTable: false,
      places: expect.anything(),
    })
  })

  it('may be a bare list of cars, with a byte-order mark', () => {
    expect(readSnapshot('\uFEFF [{"id":1},5]\n')).toMatchObject({ dealer: null, taken: null, cars: [{ id: 1 }, 5] })
  })

  it('may be empty on purpose', () => {
    expect(readSnapshot('{"cars": [], "empty_on_purpose": true}')).toMatchObject({ cars: [], emptyOnPurpose: true })
  })

  test.each([1, '1', '1.0', null])('may be of version %j', (version) => {
    expect(readSnapshot(JSON.stringify({ version, cars: [] }))).toMatchObject({ cars: [] })
  })

  const ask = 'ask whoever makes the feed what they changed'
  const again = 'have the feed sent again, and ask whoever makes it if it stays so'

  test.each([
    ['nothing', '', 'The snapshot is an empty file.', again],
    ['blanks', ' \n', 'The snapshot is an empty file.', again],
    ['half a file', '[{"id": 1}, {"id": 2, "na', 'The snapshot is cut off after 25 characters.', again],
    ['half a file, at a sign that is escaped', '[{"na": "a\\', 'The snapshot is cut off after 11 characters.', again],
    ['half an envelope', '{"cars": [{"id": 1}', 'The snapshot is cut off after 19 characters.', again],
    [
      'an error page',
      '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title>',
      'The snapshot is not JSON but a web page, such as a server’s error ("502 Bad Gateway").',
      ask,
    ],
    ['a nameless page', '<html>502</html>', 'The snapshot is not JSON but a web page, such as a server’s error.', ask],
    ['XML', '<?xml version="1.0"?><cars/>', 'The snapshot is not JSON but XML.', ask],
    ['gzip', '\u001F\uFFFD\b\0\0', 'The snapshot is not JSON but a gzip file; send it unpacked.', ask],
    ['zip', 'PK\u0003\u0004\0', 'The snapshot is not JSON but a zip file; send the file that is in it.', ask],
    ['a workbook', 'PK\u0003\u0004\0xl/_rels', 'The snapshot is not JSON but a workbook; save it as "CSV UTF-8".', ask],
    ['XML of a head office', '<HeadOffice/>', 'The snapshot is not JSON but XML.', ask],
    ['UTF-16', '\uFFFD\uFFFD[\0{\0', 'The snapshot is not JSON but UTF-16 text; save it as UTF-8.', ask],
    [
      'JSON Lines',
      '{"id": 1}\n{"id": 2}\n',
      'The snapshot is not JSON but a JSON object on each line; send one list of cars.',
      ask,
    ],
    [
      'a table',
      'id,slug,name,status\n1,a,A,in_stock',
      'The snapshot is not JSON but a table of comma-separated values.',
      ask,
    ],
    ['a list with a comma too many', '[1,]', 'The snapshot is not JSON: "]" stands where a value should.', ask],
    ['a word', '"cars"', 'The snapshot is neither an object nor a list of cars.', ask],
    [
      'cars under another name',
      '{"version": 1, "vehicles": [{}]}',
      'The snapshot has no list of cars under "cars"; it has "version", "vehicles".',
      ask,
    ],
    ['an empty object', '{}', 'The snapshot has no list of cars under "cars"; it is an empty object.', ask],
    [
      'cars that are no list',
      '{"cars": {"1": {}}}',
      'The snapshot has no list of cars under "cars"; it has "cars".',
      ask,
    ],
    ['a later version', '{"version": 2, "cars": []}', 'The snapshot is of version 2; version 1 is understood.', ask],
    [
      'of a dealer nobody can read',
      '{"dealer": {"id": 7}, "cars": [{}]}',
      'The snapshot’s "dealer" is {"id":7}; it should be a slug.',
      ask,
    ],
    [
      'of a time nobody can read',
      '{"taken_at": "yesterday", "cars": [{}]}',
      'The snapshot’s "taken_at" is "yesterday", so nobody can tell how old it is.',
      'ask whoever makes the feed for a time such as "2026-03-11T02:30:00Z"',
    ],
  ])('is refused when it is %s', (_, source, found, todo) => {
    expect(readSnapshot(source)).toMatchObject({ found, todo })
  })

  test.each([
    ['half a file', '[\n{"id": 1},\n{"id": 2, "na', { line: 3, column: 11 }],
    ['a comma too many', '\uFEFF[\n  1,\n]', { line: 3, column: 1 }],
    ['cars that are no list', '{"cars":\n {}}', { line: 2, column: 2 }],
    ['a later version', '{"version": 2,\n"cars": []}', { line: 1, column: 13 }],
    ['a dealer nobody can read', '{"dealer": {}, "cars": []}', { line: 1, column: 12 }],
    ['a time nobody can read', '{"cars": [],\r\n "taken_at": "yesterday"}', { line: 2, column: 14 }],
    ['cars under another name', '{"vehicles": []}', undefined],
    ['XML', '<cars/>', undefined],
  ])('is refused with the place of %s', (_what, source, place) => {
    const refusal = readSnapshot(source)
    expect('found' in refusal && [refusal.place]).toEqual([place])
  })

  it('is refused in no time, whatever is never closed in it', () => {
    const began = performance.now()
    expect(readSnapshot(`{"cars":[${'"\\"\\'.repeat(50_000)}`)).toMatchObject({
      found: expect.stringContaining('cut off'),
    })
    expect(performance.now() - began).toBeLessThan(1500)
  })

  it('knows where its cars stand', () => {
    const of = (source: string) => {
      const { cars, places } = readSnapshot(source) as Snapshot
      return cars.map((_, at) => places.ofCar(at))
    }
    expect(of('{"cars": [{},\n{"cars": [1]},\n\n {}]}')).toEqual(['line 1', 'line 2', 'line 4'])
    expect(of('[{}, [], 5]')).toEqual(['line 1, column 2', 'line 1, column 6', 'line 1, column 10'])
    expect(of('{"cars": [1], "cars": [2]}')).toEqual(['line 1'])
    expect(of('{"is_table": true, "cars": [{}]}')).toEqual([null])
  })
})
