import { searchInstead } from './fewer-words.ts'
import { isOneOf } from './filter.ts'
import { countOf, type SearchAnswer } from './transport/partial-matches.ts'
import type { Asking, MultiSearchRequest, SearchTransport } from './transport/transport.ts'
import { wordsIn } from './typed-words.ts'

/** Car id -> VIN and stock number of each car on show; an empty string where there is none. */
export type CarNumbers = Readonly<Record<string, readonly [vin: string, stocknum: string]>>

/** Cars matching a number; `isPartial` when only a prefix of their stock number matches. */
interface Numbered {
  readonly ids: readonly string[]
  readonly isPartial: boolean
}

/**
 * Lengths of a typed VIN: its last six or more characters (dealers quote six or eight), or at least the first nine,
 * since a shorter prefix identifies no single car.
 */
const [fewestAtEnd, fewestAtStart] = [6, 9]
const mayBeVin = /^(?=(?:.*\d){3})[A-Z\d]{6,}$/

/**
 * A typed stock number. The engine matches prefixes of stock numbers only from five characters on, because R1 and C200
 * are models.
 */
const mayBeStock = /^(?=.*\d)[A-Z\d]{3,}$/
/** Upper bound of cars a prefix may match: in a stock numbered from R10000 on, R100 identifies none. */
const mostAlike = 9

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '')

const idsWhere = (numbers: CarNumbers, isCalled: (vin: string, stocknum: string) => boolean) =>
  Object.entries(numbers).flatMap(([id, [vin, stocknum]]) => (isCalled(vin, stocknum) ? [id] : []))

const isVin = (vin: string, typed: string) =>
  (typed.length >= fewestAtEnd && vin.endsWith(typed)) || (typed.length >= fewestAtStart && vin.startsWith(typed))

/** How a stock number is quoted: in full, and without its leading letters. */
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
 * Cars whose VIN is among the words of a query, or whose stock number is its only word; null when there are none. Runs
 * when the engine found no car with all words: VINs are in no index, since the index is public, and no engine matches
 * the end of a word. `numbersOf` is called only when a word looks like a VIN or stock number.
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
