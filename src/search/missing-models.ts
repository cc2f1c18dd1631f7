import { fold } from '#domain/text/fold.ts'
import type { SearchHit } from '#search/transport/transport.ts'

/** Value counts of one facet. */
type Counts = Readonly<Record<string, unknown>>

/** Search results: the query, the facets of all cars found, and the hits on screen. */
export interface FoundCars {
  readonly query: string
  readonly counts: Readonly<Record<string, Counts>>
  readonly hits: readonly SearchHit[]
}

/** Returns the models named in a query that are not among its results, as typed. */
export type MissingModels = (found: FoundCars) => readonly string[]

/** A name followed by a number: "CX 5". */
interface Numbered {
  readonly typed: string
  readonly name: string
  readonly number: string
  /** The number ends the query, so it may be incomplete. */
  readonly isOpen: boolean
}

const unread = /(?<!\S)-(?:"[^"]*"?|\S+)|"[^"]*"?/g
const numbered = /(?<![\p{L}\p{N}])(\p{L}+)[ -](\d{1,3})(?![\p{L}\p{N}]|\.\d)/gu

function numberedIn(query: string): readonly Numbered[] {
  const found = [...query.replace(unread, ';').matchAll(numbered)]
  return found.map(([typed, name = '', number = '']) => {
    return { typed, name: fold(name), number, isOpen: query.endsWith(typed) }
  })
}

/** Splits letters from digits, so that CX-5, CX5 and cx 5 are equal. */
const partsOf = (name: string): readonly string[] => fold(name).match(/\p{L}+|\p{N}+/gu) ?? []

/** The numbers that follow a name in any of these names. */
function numbersBehind(name: string, names: readonly (readonly string[])[]): readonly string[] {
  return names.flatMap((parts) => parts.filter((part, at) => /^\d/.test(part) && parts[at - 1] === name))
}

/** Names of models; all-digit ones also with each make before them. */
function modelNames({ model = {}, make = {}, make_model: whole = {} }: FoundCars['counts']): readonly string[] {
  const models = Object.keys(model)
  const digits = models.filter((name) => /^\d/.test(name))
  return [
    ...models,
    ...Object.keys(whole),
    ...digits.flatMap((name) => Object.keys(make).map((own) => `${own} ${name}`)),
  ]
}

/**
 * Models of a query that none of the found cars is, although models with the same name and another number were found:
 * CX-60 and CX-3 for "cx 5". (Those cars hold the number elsewhere.) Without such models it is not a missing model:
 * "hilux 4".
 */
export const missingModels: MissingModels = ({ query, counts, hits }) => {
  const asked = numberedIn(query)
  if (asked.length === 0) return []
  const models = modelNames(counts).map(partsOf)
  const called = [...models, ...hits.map(({ name }) => partsOf(typeof name === 'string' ? name : ''))]
  return asked
    .filter(({ name, number, isOpen }) => {
      const isAsked = (held: string) => held === number || (isOpen && held.startsWith(number))
      return numbersBehind(name, models).length > 0 && !numbersBehind(name, called).some(isAsked)
    })
    .map(({ typed }) => typed)
}
