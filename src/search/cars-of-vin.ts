import { searchInstead } from './fewer-words.ts'
import { isOneOf } from './filter.ts'
import { countOf, type SearchAnswer } from './transport/partial-matches.ts'
import type { Asking, MultiSearchRequest, SearchTransport } from './transport/transport.ts'
import { wordsIn } from './typed-words.ts'

/** The VINs of the cars on show, by car id. */
export type CarVins = Readonly<Record<string, string>>

/** A VIN as it is typed: whole, or its last six or eight signs, as yards call a car. Of its beginning less says nothing of one car. */
const [fewestAtEnd, fewestAtStart] = [6, 9]
const mayBeVin = /^(?=(?:.*\d){3})[A-Z\d]+$/

/** What of a query may be a VIN, as cars have it. */
function vinsIn(q: string): readonly string[] {
  const typed = wordsIn(q).map((word) => word.toUpperCase().replace(/[^A-Z\d]/g, ''))
  return typed.filter((text) => text.length >= fewestAtEnd && mayBeVin.test(text))
}

const isCalled = (vin: string, typed: string) =>
  vin.endsWith(typed) || (typed.length >= fewestAtStart && vin.startsWith(typed))

/**
 * The cars of a VIN that was typed, whatever stands around it; null where none was or no car of the list has it. VINs are in no
 * index, which everybody fetches: `vinsOf` asks for them when a word looks like one.
 */
export async function carsOfVin(
  transport: SearchTransport,
  request: MultiSearchRequest,
  vinsOf: () => Promise<CarVins | null>,
  asking?: Asking,
): Promise<SearchAnswer | null> {
  const q = request.queries[0]?.q ?? ''
  const typed = vinsIn(q)
  const vins = typed.length > 0 ? await vinsOf() : null
  const ids = Object.entries(vins ?? {}).flatMap(([id, vin]) => (typed.some((text) => isCalled(vin, text)) ? [id] : []))
  if (ids.length === 0) return null
  const response = await searchInstead(transport, request, isOneOf('id', ids), q, asking)
  return countOf(response) > 0 ? { response, isPartial: false, dropped: [] } : null
}
