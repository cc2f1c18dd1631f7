import type { TextPlace } from './text-place.ts'

/** Why a snapshot is not published and the last good release stays. */
export interface Refusal {
  /** What was found, against what was live or is allowed: a complete sentence with numbers. */
  readonly found: string
  /** What the operator can do, without a full stop. */
  readonly todo: string
  /** Place in the snapshot, when the refusal is about a single value. */
  readonly place?: TextPlace | undefined
}

/** The advice of most refusals: the feed changed at its source. */
export const checkFeedAdvice = 'ask whoever makes the feed what they changed'

/** "1 car", "12 cars". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** "12 no slug, 3 no name": what happened how often, the most frequent first. */
export function tally(counts: Readonly<Record<string, number>>): string {
  const most = Object.entries(counts).sort(([, a], [, b]) => b - a)
  return most.map(([reason, count]) => `${count} ${reason}`).join(', ')
}

/** A share as people say it: 0.514 is "51 %". */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** The whole refusal: what was found, what stays live, what to do. `live` is null when the build knows of no live site. */
export function refusalText({ found, todo }: Refusal, live: { readonly cars: number } | null): string {
  const stays =
    live === null ? 'Nothing is published' : `The live site with ${counted(live.cars, 'car')} stays as it is`
  return `${found} ${stays}; ${todo}.`
}
