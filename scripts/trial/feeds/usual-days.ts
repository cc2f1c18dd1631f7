import type { LiveStock } from '#stock/figures.ts'
import type { Site } from '#tenants/site.ts'
import { createRandomStream, happens, type RandomStream, whole } from '../../demo/random-stream.ts'
import { noNights, type Outcome, sum } from './failure.ts'
import { day, envelopeOf } from './feed.ts'
import { type Judge, liveOf, missingFromRefusal } from './night.ts'
import { events } from './ordinary-events.ts'
import { ordinaryFeed } from './ordinary-feeds.ts'
import { lostCars } from './seen.ts'
import { shown, type Yard } from './yard.ts'
import { yardOf } from './yards.ts'

const newYear = Date.parse('2026-12-31T16:00:00Z')

/** `yards`: initial number of cars of each; `days`: total number of builds of all yards. */
export interface Calendar {
  readonly yards: readonly number[]
  readonly days: number
}

interface Today {
  readonly yard: Yard
  readonly happened: readonly string[]
}

/** Applies one day's random events to a yard. */
function liveADay(chance: RandomStream, { yard, happened }: Today, now: number): Today {
  const today = events.filter(({ percent }) => happens(chance, percent))
  return {
    yard: today.reduce((before, { happen }) => happen(chance, before, now), yard),
    happened: [...happened, ...today.map(({ name }) => name)],
  }
}

/** Sometimes more than one, as if builds were skipped on a weekend or because of an outage. */
function daysUntilNextBuild(chance: RandomStream): number {
  return happens(chance, 6) ? whole(chance, 2, 3) : 1
}

/** Result of one build: a refusal is a false stop; a published one must have all cars. */
function judged(answer: ReturnType<Judge>, night: string, { vehicles }: Yard): Outcome {
  if ('refused' in answer) {
    const vague = missingFromRefusal(answer.refused)
    const falseStops = [{ night, what: answer.refused }]
    return { ...noNights, nights: 1, refused: 1, falseStops, vague: vague === null ? [] : [{ night, what: vague }] }
  }
  const lost = lostCars(answer.showroom.cars, vehicles).length
  return { ...noNights, nights: 1, hurt: lost === 0 ? [] : [{ night, what: `${lost} cars are not on show` }] }
}

/** A number of builds of one dealer around New Year, each compared with the last published one. */
function dealerDays(size: number, builds: number, seed: string, site: Site, judge: Judge): Outcome {
  const chance = createRandomStream(`${seed} days of ${size}`)
  let now = newYear - Math.floor(builds / 2) * day
  let today: Today = { yard: yardOf(seed, size, now), happened: [] }
  let live: LiveStock | null = null
  let outcome = noNights
  for (let build = 0; build <= builds; build++) {
    const { feed, habits } = ordinaryFeed(chance, envelopeOf(today.yard.vehicles, now), now)
    const answer = judge(feed, site, live, now)
    const what = [...new Set([...today.happened, ...habits])].join(', ')
    // The first build publishes the site and does not count.
    if (build > 0)
      outcome = sum(outcome, judged(answer, `build ${build} of a yard that had ${size} cars (${what})`, today.yard))
    if (!('refused' in answer)) {
      live = liveOf(answer)
      today = { yard: shown(today.yard), happened: [] }
    }
    for (let left = daysUntilNextBuild(chance); left > 0; left--) {
      now += day
      today = liveADay(chance, today, now)
    }
  }
  return outcome
}

/** Ordinary days of dealers of many sizes. */
export function usualDays({ yards, days }: Calendar, seed: string, site: Site, judge: Judge): Outcome {
  const each = Math.ceil(days / yards.length)
  return yards.map((size, at) => dealerDays(size, each, `${seed} ${at}`, site, judge)).reduce(sum, noNights)
}
