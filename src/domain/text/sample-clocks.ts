/**
 * A daylight-saving change by the law since 2010 (Perth ended it in 2009): a Sunday of a month, and minutes of standard
 * time.
 */
interface Change {
  /** 0 January to 11 December. */
  readonly month: number
  /** 1 is the first Sunday, 2 the second, -1 the last. */
  readonly sunday: 1 | 2 | -1
  readonly at: number
}

interface Law {
  /** Standard time, in minutes ahead of UTC. */
  readonly ahead: number
  /** Daylight saving, one hour, between the two changes; null without it. */
  readonly summer: { readonly from: Change; readonly to: Change } | null
}

const twoOClock = 120
const southern = {
  from: { month: 9, sunday: 1, at: twoOClock },
  to: { month: 3, sunday: 1, at: twoOClock },
} as const

/** Rules of the zones used in tests. */
export const laws = {
  'Australia/Sydney': { ahead: 600, summer: southern },
  'Australia/Perth': { ahead: 480, summer: null },
  'Australia/Darwin': { ahead: 570, summer: null },
  'Australia/Adelaide': { ahead: 570, summer: southern },
  'Australia/Brisbane': { ahead: 600, summer: null },
  'Pacific/Auckland': { ahead: 720, summer: { ...southern, from: { month: 8, sunday: -1, at: twoOClock } } },
  'America/New_York': {
    ahead: -300,
    summer: { from: { month: 2, sunday: 2, at: twoOClock }, to: { month: 10, sunday: 1, at: 60 } },
  },
} as const satisfies Readonly<Record<string, Law>>

/** A zone of `laws`. */
export type LawfulZone = keyof typeof laws

const minuteMs = 60_000

/** Time of a change in a year, as if standard time were UTC. */
function changeIn(year: number, { month, sunday, at }: Change): number {
  const monthsEnd = new Date(Date.UTC(year, month + 1, 0))
  const lastSunday = monthsEnd.getUTCDate() - monthsEnd.getUTCDay()
  const firstSunday = ((lastSunday - 1) % 7) + 1
  const day = sunday === -1 ? lastSunday : firstSunday + 7 * (sunday - 1)
  return Date.UTC(year, month, day) + at * minuteMs
}

/** Minutes a zone is ahead of UTC, from `laws` alone, without a zone database or the machine's clock. */
export function aheadByLaw(now: Date, zone: LawfulZone): number {
  const { ahead, summer }: Law = laws[zone]
  const standard = now.getTime() + ahead * minuteMs
  if (summer === null) return ahead
  const year = new Date(standard).getUTCFullYear()
  const [from, to] = [changeIn(year, summer.from), changeIn(year, summer.to)]
  const isSummer = from < to ? standard >= from && standard < to : standard >= from || standard < to
  return isSummer ? ahead + 60 : ahead
}

/** Wall clock of a zone: date, weekday (0 Sunday) and minutes since midnight. */
export function wallByLaw(now: Date, zone: LawfulZone): { date: string; weekday: number; minutes: number } {
  const there = new Date(now.getTime() + aheadByLaw(now, zone) * minuteMs)
  const minutes = there.getUTCHours() * 60 + there.getUTCMinutes()
  return { date: there.toISOString().slice(0, 10), weekday: there.getUTCDay(), minutes }
}

/** Every clock change of these zones from the first to the last year. */
export function changesByLaw(first: number, last: number): readonly Date[] {
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return Object.values<Law>(laws).flatMap(({ ahead, summer }) =>
    summer === null
      ? []
      : years.flatMap((year) =>
          [summer.from, summer.to].map((change) => new Date(changeIn(year, change) - ahead * minuteMs)),
        ),
  )
}
