import type { Envelope, Feed } from './feed.ts'
import { feedOf } from './feed.ts'
import type { FeedRecord } from './record.ts'
import type { Vehicle } from './vehicle.ts'

/** The input of a fault: the true cars, and the correct feed. */
export interface Night {
  readonly vehicles: readonly Vehicle[]
  readonly envelope: Envelope & { readonly cars: readonly FeedRecord[] }
  readonly now: number
}

/** whole: all cars must be published. refused: the live site must stay. safe: refused, or published unthinned. */
export type Expected = 'whole' | 'refused' | 'safe'

/** A fault of a feed, or an oddity that is valid. */
export interface Fault {
  readonly name: string
  readonly expected: Expected
  readonly spoil: (night: Night) => Feed
}

export type Change = (record: FeedRecord, at: number, count: number) => unknown

/** A fault that changes each car. */
export function eachCar(name: string, change: Change, expected: Expected = 'safe'): Fault {
  return {
    name,
    expected,
    spoil: ({ envelope, now }) =>
      feedOf({ ...envelope, cars: envelope.cars.map((car, at, all) => change(car, at, all.length)) }, now),
  }
}

/** A fault that changes the list of cars. */
export function theCars(
  name: string,
  change: (cars: readonly FeedRecord[], night: Night) => unknown,
  expected: Expected = 'safe',
): Fault {
  return {
    name,
    expected,
    spoil: (night) => feedOf({ ...night.envelope, cars: change(night.envelope.cars, night) }, night.now),
  }
}

/** A fault that changes the snapshot's envelope. */
export function theEnvelope(name: string, change: (night: Night) => unknown, expected: Expected = 'safe'): Fault {
  return { name, expected, spoil: (night) => feedOf(change(night), night.now) }
}

/** A fault that changes the text of the file. */
export function theText(
  name: string,
  change: (text: string, night: Night) => string,
  expected: Expected = 'safe',
): Fault {
  return {
    name,
    expected,
    spoil: (night) => {
      const { text, dated } = feedOf(night.envelope, night.now)
      return { text: change(text, night), dated }
    },
  }
}

/** A record with other values. */
export function having(facts: FeedRecord): (record: FeedRecord) => FeedRecord {
  return (record) => ({ ...record, ...facts })
}

/** A record without some keys. */
export function withoutKeys(...keys: readonly string[]): (record: FeedRecord) => FeedRecord {
  return (record) => Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

/** A record with keys under other names. */
export function withRenamedKeys(names: Readonly<Record<string, string>>): (record: FeedRecord) => FeedRecord {
  return (record) => Object.fromEntries(Object.entries(record).map(([key, value]) => [names[key] ?? key, value]))
}

/** A record with one value transformed. */
export function turning(key: string, turn: (value: never) => unknown): (record: FeedRecord) => FeedRecord {
  return (record) => ({ ...record, [key]: turn(record[key] as never) })
}
