import { searchInstead } from './fewer-words.ts'
import { isOneOf } from './filter.ts'
import { countOf, type SearchAnswer } from './transport/partial-matches.ts'
import type { Asking, MultiSearchRequest, SearchTransport } from './transport/transport.ts'
import { wordsIn } from './typed-words.ts'

/** What the cars on show are numbered by, by car id; empty where one has no such number. */
export type CarNumbers = Readonly<Record<string, readonly [vin: string, stocknum: string]>>

/** Cars of a number, and whether it is only a beginning of theirs. */
interface Numbered {
  readonly ids: readonly string[]
  readonly isPartial: boolean
}

/** A VIN as it is typed: whole, or its last six or eight signs, as yards call a car. Of its beginning less says nothing of one car. */
const [fewestAtEnd, fewestAtStart] = [6, 9]
const mayBeVin = /^(?=(?:.*\d){3})[A-Z\d]{6,}$/

/** A stock number as it is typed; the engine finds by a beginning from its fifth sign on, for R1 and C200 are models. */
const mayBeStock = /^(?=.*\d)[A-Z\d]{3,}$/
/** A beginning that more cars share tells none of them: a yard of bikes numbered R10000 and on has no R100. */
const mostAlike = 9

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '')

const idsWhere = (numbers: CarNumbers, isCalled: (vin: string, stocknum: string) => boolean) =>
  Object.entries(numbers).flatMap(([id, [vin, stocknum]]) => (isCalled(vin, stocknum) ? [id] : []))

const isVin = (vin: string, typed: string) =>
  (typed.length >= fewestAtEnd && vin.endsWith(typed)) || (typed.length >= fewestAtStart && vin.startsWith(typed))

/** What a car of the stock is called on the phone: its number, and that without the letters it begins with. */
const calledBy = (stocknum: string) => [plain(stocknum), plain(stocknum).replace(/^[A-Z]+/, '')]

function stockNumbered(numbers: CarNumbers, typed: string): Numbered {
  const whole = idsWhere(numbers, (_, stocknum) => calledBy(stocknum).includes(typed))
  if (whole.length > 0) return { ids: whole, isPartial: false }
  const begun = idsWhere(numbers, (_, stocknum) => calledBy(stocknum).some((call) => call.startsWith(typed)))
  return { ids: begun.length > mostAlike ? [] : begun, isPartial: true }
}

function numbered(numbers: CarNumbers, words: readonly string[]): Numbered {
  const vins = words.filter((word) => mayBeVin.test(word))
  const ids = idsWhere(numbers, (vin) => vins.some((typed) => isVin(vin, typed)))
  const [alone = '', ...others] = words
  const isStock = ids.length === 0 && others.length === 0 && mayBeStock.test(alone)
  return isStock ? stockNumbered(numbers, alone) : { ids, isPartial: false }
}

/**
 * The cars of a VIN that was typed, whatever stands around it, or of a stock number alone that no car found has as it was typed; null
 * where there are none. VINs are in no index, which everybody fetches, and no engine finds by the end of a word: `numbersOf` asks
 * for both when a word looks like one.
 */
export async function carsOfNumber(
  transport: SearchTransport,
  request: MultiSearchRequest,
  numbersOf: () => Promise<CarNumbers | null>,
  asking?: Asking,
): Promise<SearchAnswer | null> {
  const q = request.queries[0]?.q ?? ''
  const words = wordsIn(q).map(plain)
  const mayBe = words.some((word) => mayBeVin.test(word)) || (words.length === 1 && mayBeStock.test(words[0] ?? ''))
  const numbers = mayBe ? await numbersOf() : null
  const { ids, isPartial } = numbered(numbers ?? {}, words)
  if (ids.length === 0) return null
  const response = await searchInstead(transport, request, isOneOf('id', ids), q, asking)
  return countOf(response) > 0 ? { response, isPartial, dropped: [] } : null
}
