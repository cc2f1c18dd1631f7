import { expect, it } from 'vitest'
import { placesByState } from './by-state.ts'
import { sampleLocation } from './sample-location.ts'

const at = (...states: readonly string[]) =>
  states.map((state) => sampleLocation({ address: { ...sampleLocation().address, state } }))
const groups = (...states: readonly string[]) =>
  placesByState(at(...states)).map(({ state, locations }) => `${state} ${locations.length}`)

it('many places stand by state, in the order they come', () => {
  expect(groups('VIC', 'NSW', 'VIC', 'QLD', 'NSW', ' VIC ')).toEqual(['VIC 3', 'NSW 2', 'QLD 1'])
})

it('few places, and those of one state, are one group', () => {
  expect(groups('VIC', 'NSW')).toEqual([' 2'])
  expect(groups('VIC', 'VIC', 'VIC', 'VIC', 'VIC', 'VIC')).toEqual([' 6'])
})
