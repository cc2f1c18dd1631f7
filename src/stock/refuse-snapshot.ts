import type { Snapshot } from './snapshot.ts'

/** What a snapshot is held against before a site is built from it. */
export interface SafetyPolicy {
  readonly slug: string
  /** A group's snapshot serves all its dealers. */
  readonly group?: string | null
  readonly now: Date
  /** Entries in the snapshot of the last release; null when there was none. */
  readonly previousCount: number | null
  /** Largest fall in entries against the last release, 0 to 1. */
  readonly allowedDrop: number
  /** Someone looked and said the fall is real. */
  readonly acceptDrop: boolean
}

const oldest = 36
const hour = 3_600_000

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}

function hoursOld(snapshot: Snapshot, now: Date): number {
  return snapshot.takenAt === null ? 0 : (now.getTime() - Date.parse(snapshot.takenAt)) / hour
}

function fall(snapshot: Snapshot, previous: number | null): number {
  return previous === null || previous === 0 ? 0 : 1 - snapshot.cars.length / previous
}

/** Why the last good release should stay instead of one made from this snapshot; null when it may be published. */
export function refuseSnapshot(snapshot: Snapshot, policy: SafetyPolicy): string | null {
  const { dealer, cars, emptyOnPurpose } = snapshot
  if (dealer !== null && dealer !== policy.slug && dealer !== policy.group) {
    return `The snapshot is of "${dealer}", not of "${policy.slug}".`
  }
  const age = hoursOld(snapshot, policy.now)
  if (age > oldest) return `The snapshot was taken ${Math.floor(age)} hours ago; ${oldest} is the most.`
  if (cars.length === 0) {
    return emptyOnPurpose ? null : 'The snapshot has no cars; "empty_on_purpose": true says that this is meant.'
  }
  const drop = fall(snapshot, policy.previousCount)
  if (policy.acceptDrop || drop <= policy.allowedDrop) return null
  const change = `from ${policy.previousCount} cars to ${cars.length}`
  return `The stock fell ${change}, by ${percent(drop)}; ${percent(policy.allowedDrop)} is allowed.`
}
