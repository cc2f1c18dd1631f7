import type { CarHistory } from '#stock/car-history.ts'
import { suspectPriceWarning } from '#stock/suspect-price-warning.ts'
import type { Tenant } from '#tenants/current.ts'
import { releaseFolder } from '../build/release/paths.ts'
import { readRecords } from '../build/release/record.ts'
import type { WasShownAt } from './advertising.ts'
import { cardsOf } from './release-changes.ts'

/** Returns whether a kept release, or the car history, has a car at a price. */
export function shownPrices(out: string, slug: string, history: CarHistory): WasShownAt {
  const kept = readRecords(out, slug).records.map(({ id }) => cardsOf(releaseFolder(out, slug, id)))
  const wasSeen = (id: string, amount: number) => history[id]?.prices.some(([, price]) => price === amount)
  return (id, price, amount) => kept.some((cards) => cards.get(id)?.text === price) || wasSeen(id, amount) === true
}

/** Warnings about prices that halved or doubled, in the words of the build's note, which is easily overlooked there. */
export function findNightPriceJumps({ showroom }: Tenant, history: CarHistory, day: string): readonly string[] {
  const note = suspectPriceWarning({ cars: showroom.cars, history }, day)
  return note === null ? [] : [note]
}
