import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { isListAttribute, isRangeAttribute, type ListAttribute } from '#search/facets.ts'
import { writeRange } from '#search/range.ts'
import { createReader } from '#search/reading/read-query.ts'
import type { Lexicon, Reading } from '#search/reading/reading.ts'

const expectations = v.record(v.string(), v.string())
const file = v.object({
  everywhere: expectations,
  kilometres: expectations,
  au: expectations,
  nz: expectations,
  us: expectations,
})

/** A market with its own queries. */
export type Market = 'au' | 'nz' | 'us'

/** Query -> expected meaning for one market, from scripts/bench/queries.yaml. @throws when the file is invalid */
export function readQueries(root: string, market: Market): Readonly<Record<string, string>> {
  const { everywhere, kilometres, ...own } = v.parse(
    file,
    parse(readFileSync(join(root, 'scripts/bench/queries.yaml'), 'utf8')),
  )
  return { ...everywhere, ...(market === 'us' ? {} : kilometres), ...own[market] }
}

/** Name in queries.yaml -> attributes, where they differ. */
const attributes: Readonly<Record<string, readonly ListAttribute[]>> = {
  condition: ['car_type'],
  family: ['make_model'],
  nickname: ['make'],
  place: ['city', 'state', 'location_name'],
}

const joined = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const sorted = (values: readonly string[]) => values.toSorted().join(' / ')

/** Attribute and values that a name means in this stock; empty when no car has it. */
function valuesOf(
  said: string,
  name: string,
  lexicon: Lexicon,
): readonly (readonly [ListAttribute, readonly string[]])[] {
  const among = attributes[said] ?? (isListAttribute(said) ? [said] : [])
  const meaning = lexicon.meanings.find(
    ({ attribute, name: own, words }) =>
      among.includes(attribute) && (joined(own) === joined(name) || words.includes(joined(name))),
  )
  return meaning ? [[meaning.attribute, meaning.values]] : []
}

function counted(said: 'seats' | 'doors', count: string, lexicon: Lexicon): readonly string[] {
  const [, low = '', to, high] = /^(\d+)(?:(\+)|-(\d+))?$/.exec(count) ?? []
  const most = to ? Number.POSITIVE_INFINITY : Number(high ?? low)
  return lexicon[said].filter((value) => value >= Number(low) && value <= most).map(String)
}

/** Canonical text of a reading, for comparison. */
function lineOf({ lists, ranges, sort, rest }: Pick<Reading, 'lists' | 'ranges' | 'sort' | 'rest'>): string {
  const chosen = Object.entries(lists).map(([name, values]) => `${name} ${sorted(values)}`)
  const limits = Object.entries(ranges).map(([name, range]) => `${name} ${writeRange(range)}`)
  return [...chosen, ...limits, ...(sort ? [`sort ${sort}`] : []), ...(rest.trim() ? [`text ${rest.trim()}`] : [])]
    .sort()
    .join(', ')
}

/** Canonical text of an expectation on this stock, without values that no car has. */
function expectedLine(expectation: string, lexicon: Lexicon): string {
  const lists: Partial<Record<ListAttribute, readonly string[]>> = {}
  const others: string[] = []
  const choose = (name: ListAttribute, values: readonly string[]) => {
    if (values.length > 0) lists[name] = [...new Set([...(lists[name] ?? []), ...values])]
  }
  for (const clause of expectation.split(', ').filter(Boolean)) {
    const at = clause.indexOf(' ')
    const [said, what] = [clause.slice(0, at), clause.slice(at + 1)]
    if (said === 'seats' || said === 'doors') choose(said, counted(said, what, lexicon))
    else if (isRangeAttribute(said) || said === 'sort' || said === 'text') others.push(clause)
    else
      for (const name of what.split(' & '))
        for (const [attribute, values] of valuesOf(said, name, lexicon)) choose(attribute, values)
  }
  const chosen = Object.entries(lists).map(([name, values]) => `${name} ${sorted(values)}`)
  return [...chosen, ...others].sort().join(', ')
}

/** Number of queries, and how the misread ones were read. */
export interface Understanding {
  readonly asked: number
  readonly misread: readonly { readonly query: string; readonly meant: string; readonly read: string }[]
}

/** Reads every query with the lexicon of one stock. `year`: the current one. */
export function understandingOf(
  queries: Readonly<Record<string, string>>,
  lexicon: Lexicon,
  year: number,
): Understanding {
  const read = createReader(lexicon, year)
  const misread = Object.entries(queries).flatMap(([query, expectation]) => {
    const line = { query, meant: expectedLine(expectation, lexicon), read: lineOf(read(query)) }
    return line.meant === line.read ? [] : [line]
  })
  return { asked: Object.keys(queries).length, misread }
}
