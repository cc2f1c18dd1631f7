import { describe, expect, it, test } from 'vitest'
import { settingsFor } from '../build-index.ts'
import { documentOf } from '../document.ts'
import { narrowingAttributes, ruleAttributes } from '../facets.ts'
import { sampleCar, sampleWords } from '../sample-car.ts'
import { hostDocuments } from './index-documents.ts'
import { meilisearchSettings } from './index-settings.ts'

const settings = (documents: number, hasSplitAttributeRule = true, values = 0) =>
  meilisearchSettings(settingsFor([{ model: 'CX-5' }], sampleWords), {
    attributes: ['id', 'name'],
    documents,
    values,
    hasSplitAttributeRule,
  })

describe('settings of a search host', () => {
  it('let every facet be filtered by, and numbers be compared (S3.57)', () => {
    const [numbers, values] = settings(1).filterableAttributes
    const all = [...(numbers?.attributePatterns ?? []), ...(values?.attributePatterns ?? [])]
    expect(all.sort()).toEqual([...narrowingAttributes, ...ruleAttributes, 'id'].sort())
    expect(numbers?.features.filter.comparison).toBe(true)
    expect(values?.features.filter.comparison).toBe(false)
    expect(numbers?.attributePatterns).toEqual(
      expect.arrayContaining(['price', 'km', 'year', 'subscription_price', 'sold_date_timestamp']),
    )
  })

  it('let numbers be sorted by, a dealer’s own rank among them (S3.54)', () => {
    expect(settings(1).sortableAttributes).toEqual(
      expect.arrayContaining(['custom_rank', 'price', 'km', 'year', 'created_at_timestamp']),
    )
  })

  test.each([
    ['a small stock has room to grow in a day', 10, 2000],
    ['its last page has cars too', 12_000, 12_000],
  ])('%s', (_reason, documents, most) => {
    expect(settings(documents).pagination).toEqual({ maxTotalHits: most })
  })

  it.each([
    [12, 1000],
    [1125, 1125],
  ])('leave no value of a facet away: %s values, at most %s', (values, most) => {
    expect(settings(1, true, values).faceting.maxValuesPerFacet).toBe(most)
  })

  test.each([
    ['since 1.36', true, ['attributeRank', 'wordPosition']],
    ['before', false, ['attribute']],
  ])('rank by attribute as a server %s does, the chosen order right behind typos', (_reason, isSplit, rules) => {
    const expected = ['words', 'typo', 'sort', 'proximity', ...rules, 'exactness', 'list_order:asc']
    expect(settings(1, isSplit).rankingRules).toEqual(expected)
  })

  it('carry the words of the dealer and of the stock', () => {
    expect(settings(1).synonyms).toMatchObject({ ute: ['pickup', 'cab chassis'], cx5: ['cx 5'] })
    expect(settings(1).stopWords).toEqual(['a', 'the', 'with'])
    expect(settings(1).displayedAttributes).toEqual(['id', 'name'])
  })
})

describe('documents of a search host', () => {
  it("are the static index's, in its order, without what is not stated", () => {
    const records = [sampleCar({ id: '7', tag: null, categories: [] }), sampleCar({ id: '8' })].map(documentOf)
    const [first, second] = hostDocuments(records)
    expect(first).toMatchObject({ id: '7', key: '7', list_order: 0, make: 'Toyota' })
    expect(second).toMatchObject({ key: '8', list_order: 1 })
    expect(Object.keys(first ?? {}).filter((name) => name === 'tag' || name === 'categories')).toEqual([])
    expect(Object.values(first ?? {})).not.toContain(null)
  })

  test.each([
    ['letters, digits and hyphens stay', 'ABC-12', 'ABC-12'],
    ['a space', 'A 1', '_1t_w_1d'],
    ['an underscore, which marks a made key', '_1t', '_2n_1d_38'],
    ['another script', '車', '_s7e'],
  ])('have keys a server takes: %s', (_reason, id, key) => {
    expect(hostDocuments([{ id }])[0]?.key).toBe(key)
    expect(key).toMatch(/^[\w-]{1,511}$/)
  })
})
