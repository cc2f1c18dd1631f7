import { day, feedOf, hour } from './feed.ts'
import { type Expected, type Fault, theEnvelope } from './spoil.ts'

function taken(name: string, at: (now: number) => unknown, expected: Expected = 'refused'): Fault {
  return theEnvelope(`taken_at ${name}`, ({ envelope, now }) => ({ ...envelope, taken_at: at(now) }), expected)
}

const iso = (at: number) => new Date(at).toISOString()
const local = (at: number) => iso(at).slice(0, 19)

/** An old file without a timestamp. */
function undated(name: string, age: number, isBare: boolean): Fault {
  return {
    name,
    expected: 'refused',
    spoil: ({ envelope, now }) => {
      const { taken_at, ...silent } = envelope
      return { ...feedOf(isBare ? silent.cars : silent, now), dated: new Date(now - age) }
    },
  }
}

/** Timestamps that are old, in the future or unreadable. */
export const staleFaults: readonly Fault[] = [
  taken('37 hours ago', (now) => iso(now - 37 * hour)),
  taken('eight days ago', (now) => iso(now - 8 * day)),
  taken('a year ago, as a date', (now) => iso(now - 365 * day).slice(0, 10)),
  taken('eight days ago, as a web server writes it', (now) => new Date(now - 8 * day).toUTCString()),
  taken('eight days ago, in Unix seconds', (now) => Math.floor((now - 8 * day) / 1000)),
  taken('eight days ago, in milliseconds', (now) => now - 8 * day),
  taken('with the day first', () => '13/11/2026 04:00'),
  taken('yesterday', () => 'yesterday'),
  taken('in words', () => 'Friday the 13th of November'),
  taken('an object', () => ({ date: '2026-11-13' })),
  taken('true', () => true),
  taken('0', () => 0),
  taken('below zero', () => -1),
  taken('in 2999', () => '2999-01-01T00:00:00Z'),
  taken('in two hours', (now) => iso(now + 2 * hour)),
  taken('tomorrow', (now) => iso(now + day)),
  taken('in two days, without a zone', (now) => local(now + 2 * day)),
  undated('no taken_at in a file of three days', 3 * day, false),
  undated('a bare list in a file of three days', 3 * day, true),
]

/** Fresh timestamps in other formats. */
export const freshStamps: readonly Fault[] = [
  taken('in another zone', (now) => `${local(now + 9 * hour)}+11:00`, 'whole'),
  taken('without a zone, by a clock in the east', (now) => local(now + 9 * hour), 'whole'),
  taken('without a zone, by a clock in the west', (now) => local(now - 12 * hour), 'whole'),
  taken('a date', (now) => iso(now - 2 * hour).slice(0, 10), 'whole'),
  taken('in milliseconds', (now) => now - 2 * hour, 'whole'),
  taken('in seconds as text', (now) => String(Math.floor(now / 1000) - 7200), 'whole'),
  taken('as a web server writes it', (now) => new Date(now - hour).toUTCString(), 'whole'),
  taken('by a clock that is minutes ahead', (now) => iso(now + hour / 4), 'whole'),
  taken('null', () => null, 'whole'),
]
