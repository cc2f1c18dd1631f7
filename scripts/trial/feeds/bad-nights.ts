import type { Site } from '#tenants/site.ts'
import { type Failure, noNights, type Outcome, sum } from './failure.ts'
import { envelopeOf, feedOf } from './feed.ts'
import { type Judge, liveOf, missingFromRefusal } from './night.ts'
import { describeStockLoss, lostCars } from './seen.ts'
import type { Expected, Fault, Night } from './spoil.ts'
import { tonight, yardOf } from './yards.ts'

type Answer = ReturnType<Judge>

function hurt({ expected }: Fault, answer: Answer, { vehicles }: Night, site: Site): string | null {
  if ('refused' in answer) return null
  if (expected === 'refused') return 'is published'
  return describeStockLoss(answer.showroom.cars, vehicles, site.stock.allowed_drop)
}

function falseStop({ expected }: Fault, answer: Answer, { vehicles }: Night): string | null {
  if (expected !== 'whole') return null
  if ('refused' in answer) return answer.refused
  const lost = lostCars(answer.showroom.cars, vehicles)
  return lost.length > 0 ? `${lost.length} cars are not on show` : null
}

function failures(night: string, what: string | null): readonly Failure[] {
  return what === null ? [] : [{ night, what }]
}

/** Tries one fault on one yard with a live site. */
function tryFault(fault: Fault, size: number, seed: string, site: Site, judge: Judge): Outcome {
  const { vehicles } = yardOf(seed, size, tonight)
  const night: Night = { vehicles, envelope: envelopeOf(vehicles, tonight), now: tonight }
  const before = judge(feedOf(night.envelope, tonight), site, null, tonight)
  const name = `${fault.name}, ${size} cars`
  if ('refused' in before) return { ...noNights, falseStops: [{ night: name, what: before.refused }] }
  const answer = judge(fault.spoil(night), site, liveOf(before), tonight)
  const refused = 'refused' in answer ? answer.refused : null
  return {
    nights: 1,
    refused: refused === null ? 0 : 1,
    hurt: failures(name, hurt(fault, answer, night, site)),
    falseStops: failures(name, falseStop(fault, answer, night)),
    vague: failures(name, refused === null ? null : missingFromRefusal(refused)),
  }
}

/** Number of faults by expectation. */
export function expectations(faults: readonly Fault[]): Readonly<Record<Expected, number>> {
  const of = (expected: Expected) => faults.filter((fault) => fault.expected === expected).length
  return { whole: of('whole'), refused: of('refused'), safe: of('safe') }
}

/** Faults, and the sizes of the yards, in cars, on which each is tried. */
export interface FaultTable {
  readonly faults: readonly Fault[]
  readonly sizes: readonly number[]
}

/** Tries every fault on every yard. */
export function badNights({ faults, sizes }: FaultTable, seed: string, site: Site, judge: Judge): Outcome {
  const nights = faults.flatMap((fault) => sizes.map((size) => tryFault(fault, size, seed, site, judge)))
  return nights.reduce(sum, noNights)
}
