import { fold } from '#domain/text/fold.ts'
import type { SearchHit } from '#search/transport/transport.ts'

/** What one facet holds of the cars that were found. */
type Counts = Readonly<Record<string, unknown>>

/** An answer: its words, the facets of all cars that were found, and those on screen. */
export interface FoundCars {
  readonly query: string
  readonly counts: Readonly<Record<string, Counts>>
  readonly hits: readonly SearchHit[]
}

/** Names the models of a query that an answer lacks. */
export type MissingModels = (found: FoundCars) => readonly string[]

/** A name and its number as they were typed: "CX 5". */
interface Numbered {
  readonly typed: string
  readonly name: string
  readonly number: string
  /** The number may go on: it is the last thing that was typed. */
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

/** Letters and digits part each other: CX-5, CX5 and cx 5 are one. */
const partsOf = (name: string): readonly string[] => fold(name).match(/\p{L}+|\p{N}+/gu) ?? []

/** The numbers that stand behind a name, whichever car has it. */
function numbersBehind(name: string, names: readonly (readonly string[])[]): readonly string[] {
  return names.flatMap((parts) => parts.filter((part, at) => /^\d/.test(part) && parts[at - 1] === name))
}

/** Models as cars are called; one that is a number by itself is called by its make, too. */
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
 * The models of a query that none of the cars found is, while they are others of its numbers: CX-60 and CX-3 for "cx 5". They
 * hold the number elsewhere. What has no such neighbours is no model that is missing: "hilux 4".
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
