import { beforeAll, describe, expect, it, test } from 'vitest'
import { acceptSnapshot } from '#stock/accept-snapshot.ts'
import { siteOf } from '../../build/load-dealer.ts'
import { faults } from './faults.ts'
import { dealer } from './feed.ts'
import { type Judge, missingFromRefusal, noFiles, safetyStop } from './night.ts'
import { misses, runTrial, type TrialReport } from './trial.ts'

const site = siteOf(dealer, 'tests/sites/two-dealers')

/** As in `npm run trial:feeds`, but smaller. */
const size = { faults, sizes: [6, 40], yards: [1, 3, 6, 14, 40, 130], days: 120, records: 1000 }

/** A judge without a safety stop, which the trial must detect. */
const noStop: Judge = ({ text }, site, _live, now) =>
  acceptSnapshot(text, site, noFiles, {
    slug: site.slug,
    group: site.identity.dealership_group,
    now: new Date(now),
    dated: null,
    maxAgeHours: Number.POSITIVE_INFINITY,
    live: null,
    allowedDrop: 1,
    acceptDrop: true,
  })

function found(report: TrialReport): readonly number[] {
  return misses(report).map(([, failures]) => failures.length)
}

describe('the safety stop', () => {
  let report: TrialReport
  beforeAll(() => {
    report = runTrial(size, 'unit', site, safetyStop)
  }, 120_000)

  it('is tried on all kinds of feeds', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThan(150)
    expect(report.usual.nights).toBe(120)
    expect(report.expected.whole).toBeGreaterThan(40)
  })

  test.each([
    'sites emptied, thinned or made from old stock',
    'false stops',
    'good cars lost',
    'refusals that do not say what to do',
  ])('leaves no %s', (kind) => {
    expect(misses(report).find(([what]) => what === kind)?.[1]).toEqual([])
  })
})

describe('the trial finds', () => {
  const few = { ...size, sizes: [20], yards: [20], days: 10, records: 200 }

  it('a stop that is switched off', () => {
    const [hurt = 0] = found(runTrial(few, 'unit', site, noStop))
    expect(hurt).toBeGreaterThan(60)
  }, 60_000)

  it('a stop that refuses everything after the first build', () => {
    const timid: Judge = (feed, ours, live, now) =>
      live === null
        ? safetyStop(feed, ours, live, now)
        : { refused: 'No. The live site stays as it is; ask whoever makes the feed.' }
    const [hurt, falseStops = 0] = found(runTrial(few, 'unit', site, timid))
    expect(hurt).toBe(0)
    expect(falseStops).toBeGreaterThan(50)
  }, 60_000)

  it('a reader that loses a car', () => {
    const careless: Judge = (feed, ours, live, now) => {
      const answer = safetyStop(feed, ours, live, now)
      if ('refused' in answer) return answer
      return { ...answer, showroom: { ...answer.showroom, cars: answer.showroom.cars.slice(1) } }
    }
    const [, falseStops = 0, lost = 0] = found(runTrial(few, 'unit', site, careless))
    expect(falseStops).toBeGreaterThan(30)
    expect(lost).toBe(2)
  }, 60_000)

  test.each([
    ['No.', 'does not say what stays live'],
    ['No. The live site with 3 cars stays as it is; be brave.', 'does not say what to do'],
    [`No. Nothing is published; ask whoever makes the feed${' and'.repeat(200)}.`, 'is too long to read'],
    ['No. Nothing is published; ask whoever makes the feed.', null],
  ])('a refusal that says %j: %j', (refused, fault) => {
    expect(missingFromRefusal(refused)).toBe(fault)
  })
})
