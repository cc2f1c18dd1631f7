import { isRecord } from '#domain/data/record.ts'
import { fold } from '#domain/text/fold.ts'
import { counted, type Refusal } from './refusal.ts'
import type { Snapshot } from './snapshot.ts'
import { text } from './text.ts'

/** One dealer's part of a snapshot, and warnings about the rest. */
export interface DealerPart {
  readonly snapshot: Snapshot
  readonly warnings: readonly string[]
}

const facts = ['dealership_slug', 'dealership_id', 'dealership_name'] as const

/** The dealership slug, id and name an entry states; null for an unreadable entry. */
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

/** The snapshot with some of its cars, which keep their places in the text. */
function partOf(snapshot: Snapshot, isOwn: (at: number) => boolean): Snapshot {
  const own = [...snapshot.cars.keys()].filter(isOwn)
  const { ofCar, ofName } = snapshot.places
  const places = { ofName, ofCar: (at: number) => ofCar(own[at] ?? -1) }
  return { ...snapshot, cars: own.map((at) => snapshot.cars[at]), places }
}

/**
 * The part of a shared snapshot whose cars state one of `dealerships`, in any capitals; all of it when none is named.
 * An unreadable entry may be any dealer's, so each part has it. With `isMeant`, an empty part is not refused.
 */
export function dealerPart(snapshot: Snapshot, dealerships: readonly string[], isMeant: boolean): DealerPart | Refusal {
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
