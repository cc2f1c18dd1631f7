import { expect, test } from 'vitest'
import { locationWarnings } from './location-warnings.ts'

const yard = { id: 7, name: 'Harbour' }

test.each([
  ['whole', yard, []],
  ['of a known type, however it is written', { ...yard, location_type: 'Service' }, []],
  ['of no type', { ...yard, location_type: '' }, []],
  [
    'of an unknown type (S3.26)',
    { ...yard, location_type: 'warehouse' },
    ['(Harbour) has the location_type "warehouse", and not sales, service or parts: it counts as sales'],
  ],
  ['without a name (S3.23)', { id: 7 }, ['has no name, and is left out']],
  ['without either', {}, ['has no id and no name, and is left out']],
  ['that is none', 'Harbour', ['is no place, and is left out']],
])('a place %s', (_which, raw, faults) => {
  expect(locationWarnings([yard, raw])).toEqual(faults.map((fault) => `locations[1] of the snapshot ${fault}`))
})
