import type { Envelope, Feed } from './feed.ts'
import { feedOf } from './feed.ts'
import type { FeedRecord } from './record.ts'
import type { Vehicle } from './vehicle.ts'

/** The night of a fault: the cars as they truly are, and the feed as it should be. */
export interface Night {
  readonly vehicles: readonly Vehicle[]
  readonly envelope: Envelope & { readonly cars: readonly FeedRecord[] }
  readonly now: number
}

/** whole: all cars must be published. refused: the live site must stay. safe: refused, or published without thinning the site. */
export type Expected = 'whole' | 'refused' | 'safe'

/** Something a feed does on a bad night, or on one that only looks bad. */
export interface Fault {
  readonly name: string
  readonly expected: Expected
  readonly spoil: (night: Night) => Feed
}

export type Change = (record: FeedRecord, at: number, count: number) => unknown

/** Each car changed in the same way. */
export function eachCar(name: string, change: Change, expected: Expected = 'safe'): Fault {
  return {
    name,
    expected,
    spoil: ({ envelope, now }) =>
      feedOf({ ...envelope, cars: envelope.cars.map((car, at, all) => change(car, at, all.length)) }, now),
  }
}

/** The list of cars changed as a whole. */
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

/** What stands around the list. */
export function theEnvelope(name: string, change: (night: Night) => unknown, expected: Expected = 'safe'): Fault {
  return { name, expected, spoil: (night) => feedOf(change(night), night.now) }
}

/** The bytes of the file. */
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
export function lacking(...keys: readonly string[]): (record: FeedRecord) => FeedRecord {
  return (record) => Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

/** A record with keys under other names. */
export function renaming(names: Readonly<Record<string, string>>): (record: FeedRecord) => FeedRecord {
  return (record) => Object.fromEntries(Object.entries(record).map(([key, value]) => [names[key] ?? key, value]))
}

/** A record with one value made from what stood there. */
export function turning(key: string, turn: (value: never) => unknown): (record: FeedRecord) => FeedRecord {
  return (record) => ({ ...record, [key]: turn(record[key] as never) })
}
