import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import type { Car } from './car.ts'
import { defaultSoldDays, isInSoldWindow, type OnShowPolicy, reasonNotOnShow } from './on-show.ts'
import { sampleCar } from './sample-car.ts'
import { sampleOnShow } from './sample-on-show.ts'

const machineZone = process.env.TZ
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

const now = new Date('2026-03-10T02:00:00Z')
const msAgo = (ms: number) => new Date(now.getTime() - ms).toISOString()
const daysAgo = (days: number) => msAgo(days * 86_400_000)
const notShown = 'a type of car this dealer does not show'

describe('which cars a site shows', () => {
  test.each<[string, Partial<Car>, Partial<OnShowPolicy>, string | null]>([
    ['in stock, whatever its sold date (S4.35)', { sold_date: daysAgo(400) }, {}, null],
    ['coming soon (S4.35)', { status: 'coming_soon', sold_date: daysAgo(400) }, {}, null],
    ['reserved by flag stays', { reserved: true }, {}, null],
    ['reserved by status goes (S4.4)', { status: 'reserved' }, {}, 'reserved'],
    ['sold two days ago (S4.36)', { status: 'sold', sold_date: daysAgo(2) }, {}, null],
    ['sold four days ago (S4.36)', { status: 'sold', sold_date: daysAgo(4) }, {}, 'sold, and no longer shown'],
    ['sold, no telling when', { status: 'sold' }, {}, 'sold, and no longer shown'],
    ['not meant for the website (S4.37)', { show_on_dealer_website: false }, {}, 'not meant for the website'],
    ['used cars only (S1.8, S9.46)', { car_type: 'new' }, { car_types: ['used'] }, notShown],
    ['used cars only, and it is one (S1.8, S9.46)', {}, { car_types: ['used'] }, null],
    ['no new or demo stock (S9.48)', { car_type: 'demo', km: 9000 }, { exclude_car_types: ['new', 'demo'] }, notShown],
    ['no new stock either (S9.48)', { car_type: 'new' }, { exclude_car_types: ['new', 'demo'] }, notShown],
    ['but used cars (S9.48)', {}, { exclude_car_types: ['new', 'demo'] }, null],
    ['a make left out (S9.47)', { make: 'Kia' }, { exclude_makes: ['Kia'] }, 'a make this dealer does not show'],
    ['however it is written (S9.47)', { make: 'KIA' }, { exclude_makes: ['kia'] }, 'a make this dealer does not show'],
    ['another make (S9.47)', {}, { exclude_makes: ['Kia'] }, null],
    [
      'a demo at 3,000 km (S9.49)',
      { car_type: 'demo', km: 3000 },
      { demo_min_km: 3000 },
      'a demo with too few kilometres',
    ],
    ['a demo at 3,001 km (S9.49)', { car_type: 'demo', km: 3001 }, { demo_min_km: 3000 }, null],
    [
      'a demo of unknown kilometres (S9.49)',
      { car_type: 'demo', km: null },
      { demo_min_km: 3000 },
      'a demo with too few kilometres',
    ],
    [
      'a demo of unknown kilometres, more than 0 wanted (S9.49)',
      { car_type: 'demo', km: null },
      { demo_min_km: 0 },
      'a demo with too few kilometres',
    ],
    ['a demo that never moved, without such a rule (S9.49)', { car_type: 'demo', km: 0 }, {}, null],
    ['a demo of unknown kilometres, without such a rule (S9.49)', { car_type: 'demo', km: null }, {}, null],
    ['a used car at 10 km (S9.49)', { km: 10 }, { demo_min_km: 3000 }, null],
    ['a demo without such a rule (S9.49)', { car_type: 'demo', km: 5 }, {}, null],
  ])('%s', (_reason, facts, policy, reason) => {
    const rules = { ...sampleOnShow, ...policy }
    expect(reasonNotOnShow(sampleCar(facts), rules, now)).toBe(reason)
  })
})

describe('how long a sold car stays', () => {
  test.each([
    ['a millisecond inside three days (S9.43)', msAgo(259_199_999), 3, true],
    ['a millisecond outside (S9.43)', msAgo(259_200_001), 3, false],
    ['six days of seven (S9.44)', daysAgo(6), 7, true],
    ['fourteen days (S9.45)', daysAgo(13.9), 14, true],
    ['a window of 0 hides all, even this second (S4.36, S9.45)', msAgo(0), 0, false],
    ['a sale dated tomorrow', daysAgo(-1), 3, true],
    ['an offset is honoured', '2026-03-07T12:00:00+10:00', 3, true],
    ['an offset is honoured to the second', '2026-03-07T11:59:59+10:00', 3, false],
    ['a bare date', '2026-03-08', 3, true],
    ['no date', null, 3, false],
    ['a text that is no date', 'March', 3, false],
  ])('%s', (_reason, sold_date, days, isIn) => {
    expect(isInSoldWindow({ sold_date }, days, now)).toBe(isIn)
  })

  test('is 3 days unless the dealer says otherwise (S9.43)', () => {
    expect(defaultSoldDays).toBe(3)
  })

  test('is the same whatever the zone of the machine, over any change of clocks (S4.36)', () => {
    const zones = ['Australia/Sydney', 'Australia/Perth', 'Australia/Darwin', 'Pacific/Auckland', 'America/New_York']
    const someday = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const age = fc.nat(15 * 86_400_000)
    fc.assert(
      fc.property(someday, age, fc.integer({ min: 1, max: 14 }), fc.constantFrom(...zones), (today, ms, days, zone) => {
        process.env.TZ = zone
        const sold_date = new Date(today.getTime() - ms).toISOString()
        expect(isInSoldWindow({ sold_date }, days, today)).toBe(ms <= days * 86_400_000)
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})
