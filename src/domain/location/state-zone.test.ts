import { expect, test } from 'vitest'
import { zoneOfPlace, zonesInState } from './state-zone.ts'

test.each([
  ['another state keeps its own', 'WA', 'Australia/Sydney', 'Australia/Perth'],
  ['however it is written', ' qld ', 'Australia/Sydney', 'Australia/Brisbane'],
  ['the site’s own state', 'NSW', 'Australia/Sydney', 'Australia/Sydney'],
  ['a zone that is right there as well', 'NSW', 'Australia/Broken_Hill', 'Australia/Broken_Hill'],
  ['an unknown state keeps the site’s', 'Otago', 'Australia/Sydney', 'Australia/Sydney'],
  ['no state', '', 'Australia/Sydney', 'Australia/Sydney'],
  ['WA is Washington to an American site', 'WA', 'America/Los_Angeles', 'America/Los_Angeles'],
  ['and keeps its own clock', 'WA', 'America/New_York', 'America/Los_Angeles'],
  ['a state by its name', 'Texas', 'America/New_York', 'America/Chicago'],
  ['a zone of the same clock', 'MI', 'America/New_York', 'America/New_York'],
  ['the other side of a border within a state', 'TX', 'America/Denver', 'America/Denver'],
  ['one that puts no clock forward', 'AZ', 'America/Denver', 'America/Phoenix'],
  ['a place of America that is no state', 'Puerto Rico', 'America/New_York', 'America/New_York'],
  ['a part of New Zealand', 'Otago', 'Pacific/Auckland', 'Pacific/Auckland'],
])('%s', (_reason, state, site, zone) => {
  expect(zoneOfPlace(state, site)).toBe(zone)
})

test('every zone of a state exists', () => {
  for (const state of ['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'])
    for (const timeZone of zonesInState(state)) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})
