import { isRecord } from '#domain/data/record.ts'
import { fold } from '#domain/text/fold.ts'
import { counted, type Refusal } from './refusal.ts'
import type { Snapshot } from './snapshot.ts'
import { text } from './text.ts'

/** What is one dealer's of a snapshot, and what staff should know of the rest. */
export interface OwnPart {
  readonly snapshot: Snapshot
  readonly warnings: readonly string[]
}

const facts = ['dealership_slug', 'dealership_id', 'dealership_name'] as const

/** What an entry says of where its car stands; null for one that nobody can read. */
function dealershipsOf(entry: unknown): readonly string[] | null {
  if (!isRecord(entry)) return null
  return facts.map((fact) => text(entry[fact])).filter((name) => name !== null)
}

const mostNamed = 8
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

function noneText(names: readonly string[], said: readonly (readonly string[] | null)[]): string {
  const there = [...new Set(said.flatMap((each) => each?.at(-1) ?? []))]
  const more = there.length > mostNamed ? ` and ${there.length - mostNamed} more` : ''
  const found = there.length === 0 ? 'none says of which it is' : `there is ${quoted(there.slice(0, mostNamed))}${more}`
  return `No car of the snapshot is of ${quoted(names)}, as stock.dealerships asks; ${found}.`
}

/** Some of its cars; where they stand is where they stood. */
function partOf(snapshot: Snapshot, isOwn: (at: number) => boolean): Snapshot {
  const own = [...snapshot.cars.keys()].filter(isOwn)
  const { ofCar, ofName } = snapshot.places
  const places = { ofName, ofCar: (at: number) => ofCar(own[at] ?? -1) }
  return { ...snapshot, cars: own.map((at) => snapshot.cars[at]), places }
}

/**
 * The part of a snapshot that several dealers share whose cars say one of `dealerships`, in whatever capitals; all of it where none is
 * named. An entry that nobody can read may be anybody's: each dealer is told of it. Nothing is refused that somebody said is meant.
 */
export function ownPart(snapshot: Snapshot, dealerships: readonly string[], isMeant: boolean): OwnPart | Refusal {
  if (dealerships.length === 0) return { snapshot, warnings: [] }
  const said = snapshot.cars.map(dealershipsOf)
  const asked = new Set(dealerships.map(fold))
  const isOwn = (names: readonly string[] | null) => names?.some((name) => asked.has(fold(name))) ?? false
  if (!said.some(isOwn) && !isMeant)
    return { found: noneText(dealerships, said), todo: 'see stock.dealerships, or ask whoever makes the feed' }
  const there = new Set(said.flatMap((names) => names?.map(fold) ?? []))
  const silent = said.filter((names) => names?.length === 0).length
  const lost = dealerships.filter((name) => !there.has(fold(name)))
  return {
    snapshot: partOf(snapshot, (at) => said[at] === null || isOwn(said[at] ?? null)),
    warnings: [
      ...(lost.length > 0 ? [`no car of the snapshot is of ${quoted(lost)}, which stock.dealerships names`] : []),
      ...(silent > 0
        ? [`${counted(silent, 'car')} of the snapshot left out: it is shared, and they say no dealership`]
        : []),
    ],
  }
}
