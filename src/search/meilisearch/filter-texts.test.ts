import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { comparisons, type Filter } from '#domain/filter/filter.ts'
import { createSampleEngine } from '#search/engine/sample.ts'
import { SearchError } from '#search/engine/search-error.ts'
import { readFilter, readFilters } from './read-filter.ts'
import { writeFilters } from './write-filter.ts'

const grammar = fc.array(
  fc.constantFrom(
    'make',
    'price',
    '=',
    '!=',
    '>',
    '<=',
    'TO',
    'IN',
    '[',
    ']',
    ',',
    'NOT',
    'AND',
    'OR',
    'EXISTS',
    'IS',
    'NULL',
    '(',
    ')',
    '"a b"',
    "'x'",
    '7',
    '"',
  ),
  { maxLength: 12 },
)

const anything = fc.string({ unit: 'binary', maxLength: 80 })
const value = fc.string({ maxLength: 8 })
const attribute = fc.constantFrom('make', 'price')

const conditions: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ kind: fc.constant('compare' as const), attribute, operator: fc.constantFrom(...comparisons), value }),
  fc.record({ kind: fc.constant('in' as const), attribute, values: fc.array(value, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('stated' as const), attribute }),
)

const { filters } = fc.letrec<{ filters: Filter }>((tie) => {
  const of = fc.array(tie('filters'), { minLength: 1, maxLength: 3 })
  return {
    filters: fc.oneof(
      { depthSize: 'small' },
      conditions,
      fc.record({ kind: fc.constant('not' as const), of: tie('filters') }),
      fc.record({ kind: fc.constant('and' as const), of }),
      fc.record({ kind: fc.constant('or' as const), of }),
    ),
  }
})

const engine = createSampleEngine([
  { id: 1, make: 'Kia', price: 5 },
  { id: 2, make: 'Land Rover', price: null },
  { id: 3, make: '7', price: 7 },
])
const idsOf = async (filter: readonly Filter[]) =>
  (await engine({ queries: [{ indexUid: 'x', filter }] })).results[0]?.hits.map(({ id }) => id)

describe('filters as texts', () => {
  it('are read or refused with a SearchError', { timeout: 60_000 }, () => {
    const texts = fc.oneof(
      anything,
      grammar.map((words) => words.join(' ')),
    )
    const outcome = (text: string) => {
      try {
        return typeof readFilter(text)
      } catch (problem) {
        return problem instanceof SearchError
      }
    }
    fc.assert(
      fc.property(texts, (text) => ['object', true].includes(outcome(text))),
      { seed: 2, numRuns: 4000 },
    )
  })

  it('find the same cars as the data they are written from', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(filters, { maxLength: 3 }), async (all) => {
        expect(await idsOf(readFilters(writeFilters(all)))).toEqual(await idsOf(all))
      }),
      { seed: 5, numRuns: 2000 },
    )
  })

  test.each<[string, readonly Filter[], ReturnType<typeof writeFilters>]>([
    ['values in quotes', readFilters('make = Kia'), ['make = "Kia"']],
    ['numbers to compare with bare', readFilters('price >= 5'), ['price >= 5']],
    [
      'quotes and backslashes escaped',
      readFilters(String.raw`make = "O\"Neil\\\\"`),
      [String.raw`make = "O\"Neil\\\\"`],
    ],
    ['true bare', readFilters('reserved != "true"'), ['reserved != true']],
    [
      'one of several as an inner list',
      readFilters([['make = Kia', 'price > 5 AND price < 7']]),
      [['make = "Kia"', 'price > 5 AND price < 7']],
    ],
    ['what is joined as entries', readFilters('price > 5 AND make != Kia'), ['price > 5', 'make != "Kia"']],
    [
      'brackets where they are needed',
      readFilters('NOT (make = Kia OR price 1 TO 2)'),
      ['NOT (make = "Kia" OR (price >= 1 AND price <= 2))'],
    ],
    ['values in a list', readFilters('make NOT IN [Kia, "A B"]'), ['make NOT IN ["Kia", "A B"]']],
  ])('write %s', (_what, given, texts) => {
    expect(writeFilters(given)).toEqual(texts)
  })
})
