import { describe, expect, it, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import { ask, createSampleEngine, idsOf, sampleSettings } from './sample.ts'

const car = (id: string, name: string, more = {}) => {
  const [, make = '', ...model] = name.split(' ')
  return {
    id,
    name,
    make,
    model: model.slice(0, 1).join(' '),
    colour: 'White',
    features: ['Tow Bar'],
    stocknum: `U${id}`,
    price: 1,
    ...more,
  }
}

const cars = [
  car('hilux', '2021 Toyota HiLux SR5'),
  car('hilux-red', '2015 Toyota HiLux Workmate', { colour: 'Red' }),
  car('cruiser', '2019 Toyota LandCruiser Prado'),
  car('cx5', '2020 Mazda CX-5 Touring'),
  car('mazda3', '2018 Mazda Mazda3 SP25'),
  car('golf', '2017 Volkswagen Golf GTI'),
  car('xtrail', '2016 Nissan X-TRAIL ST'),
  car('outlander', '2022 Mitsubishi Outlander Exceed', { stocknum: 'HILUY' }),
  car('citroen', '2014 Citroën Berlingo L1'),
]

const engine = createSampleEngine(cars, {
  synonyms: { vw: ['volkswagen'], cx5: ['cx 5'], 'mazda 3': ['mazda3'], 'people mover': ['berlingo'] },
})

describe('words', () => {
  test.each([
    ['one word', 'golf', 'golf'],
    ['case and accents do not matter', 'CITROEN', 'citroen'],
    ['accents typed where none are', 'gölf', 'golf'],
    ['the last word may be a beginning', 'outl', 'outlander'],
    ['a finished word is no beginning', 'outl ', ''],
    ['only the last word is a beginning', 'outl mitsubishi', ''],
    ['all words', 'toyota hilux', 'hilux hilux-red'],
    ['in any order', 'hilux toyota', 'hilux hilux-red'],
    ['across attributes', 'red hilux', 'hilux-red'],
    ['one typo from five letters', 'hilix', 'hilux hilux-red'],
    ['none below', 'gofl', ''],
    ['a swap is one typo', 'oultander', 'outlander'],
    ['two typos from nine letters', 'volkswogan', 'golf'],
    ['a wrong first letter counts two', 'putlander', 'outlander'],
    ['and is too much for a short word', 'bilux', ''],
    ['two typos from seven letters where one finds nothing', 'tuoirng', 'cx5'],
    ['numbers must be right', '2012', ''],
    ['and digits within words', 'mazda2', ''],
    ['a word is no slip of one with digits', 'mazdas', 'cx5 mazda3'],
    ['stock numbers must be right', 'HILUY', 'hilux hilux-red outlander'],
    ['typos in a beginning', 'mitsubihi', 'outlander'],
    ['two words typed, one meant', 'land cruiser', 'cruiser'],
    ['two words typed that are no slip of the first', 'outlander x', ''],
    ['nor with two letters more', 'berlingo xy', ''],
    ['one word typed, two meant', 'xtrail', 'xtrail'],
    ['punctuation parts words', 'x-trail', 'xtrail'],
    ['a synonym', 'vw golf', 'golf'],
    ['a synonym of two words', 'cx5', 'cx5'],
    ['a synonym for two words', 'mazda 3', 'mazda3'],
    ['a synonym for two words of another make', 'people mover', 'citroen'],
    ['stop words do not count', 'golf with the gti', 'golf'],
    ['a phrase', '"hilux sr5"', 'hilux'],
    ['a phrase is exact', '"hilu sr5"', ''],
    ['a phrase not closed', '"hilux sr5', 'hilux'],
    ['an exclusion', 'hilux -red', 'hilux'],
    ['an excluded phrase', 'toyota -"hilux sr5" -prado', 'hilux-red'],
    ['only an exclusion', '-toyota -mazda', 'golf xtrail outlander citroen'],
    ['an excluded name, apart or joined', 'toyota -"land cruiser"', 'hilux hilux-red'],
    ['an excluded name by its synonym', 'mazda -cx5', 'mazda3'],
    ['nothing typed', '   ', 'hilux hilux-red cruiser cx5 mazda3 golf xtrail outlander citroen'],
    ['only punctuation', '?!', 'hilux hilux-red cruiser cx5 mazda3 golf xtrail outlander citroen'],
  ])('%s: %s', async (_, q, ids) => {
    const found = await idsOf(engine, { q, matchingStrategy: 'all' })
    expect([...found].sort()).toEqual(ids.split(' ').filter(Boolean).sort())
  })

  test.each([
    ['words are dropped from the end', 'toyota hilux yellow', 'hilux hilux-red cruiser'],
    ['never the first', 'yellow toyota', ''],
  ])('last: %s', async (_, q, ids) => {
    expect([...(await idsOf(engine, { q, matchingStrategy: 'last' }))].sort()).toEqual(
      ids.split(' ').filter(Boolean).sort(),
    )
  })

  test.each([
    ['may be five with one left out', 'sige', 'tiggo signe'],
    ['must keep the first one', 'igge', ''],
    ['may not hold a wrong one', 'sigx', ''],
    ['that are a word mean that word', 'sign ', 'sign'],
    ['that begin a word mean that word while it is typed', 'tigg', 'tiggo'],
    ['and are no beginning once it is finished', 'tigg ', 'tiggo'],
    ['of a stock number must be right', 'hiux', ''],
  ])('four letters %s: %s', async (_, q, ids) => {
    const few = createSampleEngine([
      { id: 'tiggo', name: 'Tiggo Signe' },
      { id: 'signe', name: 'Signe', stocknum: 'HILUX' },
      { id: 'sign', name: 'Sign' },
    ])
    const found = await idsOf(few, { q, matchingStrategy: 'all' })
    expect([...found].sort()).toEqual(ids.split(' ').filter(Boolean).sort())
  })

  test.each([
    ['model', 'r1', 'r1'],
    ['word that no car holds', 'r100', ''],
    ['number of the stock while it is typed', 'r1000', 'other'],
    ['number of the stock', 'r10001', 'other'],
  ])('that begin stock numbers are a %s: %s', async (_, q, ids) => {
    const few = createSampleEngine([
      { id: 'r1', name: 'YZF R1', stocknum: 'Q1' },
      { id: 'other', name: 'Tiger', stocknum: 'R10001' },
    ])
    expect((await idsOf(few, { q, matchingStrategy: 'all' })).join(' ')).toBe(ids)
  })

  test.each([
    ['is a stop word', 'a ute', 'ute'],
    ['begins a name', 'a 4', 'a4'],
    ['begins a name with a synonym', 'a 5', 'a-5'],
    ['is a stop word where the name finds nothing', 'a 4 ute', 'ute'],
  ])('"a" %s: %s', async (_, q, ids) => {
    const names = { a4: 'Sedan A4', 'a-5': 'Sedan A-5', ute: 'Ute 4', five: 'Ute 5' }
    const few = createSampleEngine(
      Object.entries(names).map(([id, name]) => ({ id, name })),
      { stopWords: ['a'], synonyms: { 'a 5': ['a 5'], ute: [] } },
    )
    expect((await idsOf(few, { q, matchingStrategy: 'all' }))[0]).toBe(ids)
  })

  it('are not shipped as synonyms of what no car is', () => {
    const synonyms = { vw: ['volkswagen'], beemer: ['bmw'], ute: ['pickup', 'cab chassis'], merc: ['benz', 'mercedes'] }
    const records = [{ name: 'Volkswagen Cab Chassis' }, { name: 'Mercedes' }]
    const { search } = buildIndex(records, sampleSettings(records, { synonyms }))
    expect(JSON.parse(search).settings.synonyms).toEqual({
      vw: ['volkswagen'],
      ute: ['cab chassis'],
      merc: ['mercedes'],
    })
  })

  it('of features match whole and exactly, and count least', async () => {
    const features = createSampleEngine(
      [
        { id: 'equipped', name: 'Rio', features: ['Bluetooth', 'Blue seats'], price: 1 },
        { id: 'named', name: 'Blue Bird', features: [], price: 2 },
        { id: 'other', name: 'Polo', features: ['Bluetooth'], price: 3 },
      ],
      { wholeWords: ['features'] },
    )
    const found = (q: string) => idsOf(features, { q, sort: ['price:asc'], matchingStrategy: 'all' })
    expect(await found('blue')).toEqual(['named', 'equipped'])
    expect(await found('bluetoth')).toEqual([])
    expect(await found('bluetooth')).toEqual(['equipped', 'other'])
  })

  it('answer at most ten words', async () => {
    const q = `hilux ${'toyota '.repeat(9)}nothing`
    expect(await idsOf(engine, { q, matchingStrategy: 'all' })).toEqual(['hilux', 'hilux-red'])
  })
})

describe('ranking', () => {
  const ranked = createSampleEngine([
    { id: 'far', name: 'Golf with a very nice tow bar', colour: 'x', price: 1 },
    { id: 'typo', name: 'Golfer club', colour: 'x', price: 0 },
    { id: 'colour', name: 'Polo', colour: 'golf tow', price: 5 },
    { id: 'near', name: 'Golf tow', colour: 'x', price: 9 },
    { id: 'late', name: 'Nice Golf tow', colour: 'x', price: 9 },
  ])
  test.each([
    ['words side by side, then earlier ones, then the more telling attribute', 'golf tow', [], 'near late colour far'],
    ['the chosen order comes before nearness', 'golf tow', ['price:asc'], 'far colour near late'],
    ['descending', 'golf tow', ['price:desc'], 'near late colour far'],
    ['one word: attribute, then place, and beginnings last', 'golf', [], 'far near late colour typo'],
    ['whatever order is chosen', 'golf', ['price:asc'], 'far colour near late typo'],
  ])('%s', async (_, q, sort, ids) => {
    expect((await idsOf(ranked, { q, sort, matchingStrategy: 'all' })).join(' ')).toBe(ids)
  })

  it('puts a name asked for whole before a longer one', async () => {
    const named = createSampleEngine([
      { id: 'cross', name: 'Toyota Corolla Cross', model: 'Corolla Cross' },
      { id: 'plain', name: 'Toyota Corolla', model: 'Corolla' },
    ])
    const asked = async (q: string) => (await idsOf(named, { q, matchingStrategy: 'all' })).join(' ')
    expect(await asked('toyota corolla')).toBe('plain cross')
    expect(await asked('corolla cross')).toBe('cross')
    expect(await asked('toyota')).toBe('cross plain')
  })

  describe('of models that begin with the same letters', () => {
    const engine = createSampleEngine(
      [
        car('cx3', '2020 Mazda CX-3 2.5 Touring', { price: 1 }),
        car('cx30', '2020 Mazda CX-30 G25 5 door', { price: 2 }),
        car('cx50', '2020 Mazda CX-50', { price: 3 }),
        car('cx8', '2020 Mazda CX-8 5 door', { price: 4 }),
        car('cx5', '2020 Mazda CX-5', { price: 5 }),
        car('cx5-old', '2013 Mazda CX5 Maxx', { price: 6 }),
        car('mazda3', '2020 Mazda Mazda3', { price: 7 }),
      ],
      { synonyms: { cx5: ['cx 5'], 'mazda 3': ['mazda3'] }, whole: ['model'] },
    )

    test.each([
      ['cx 5', 'cx5 cx5-old'],
      ['cx-5', 'cx5 cx5-old'],
      ['mazda cx 5', 'cx5 cx5-old'],
      ['cx5', 'cx5-old cx5'],
      ['cx 3', 'cx3'],
      ['cx 30', 'cx30'],
      ['mazda 3', 'mazda3'],
    ])('puts the one that is meant first, in any order: %s', async (q, first) => {
      const ids = await idsOf(engine, { q, matchingStrategy: 'all', sort: ['price:asc'] })
      expect(ids.slice(0, first.split(' ').length).toSorted()).toEqual(first.split(' ').toSorted())
    })
  })

  it('puts every found word before fewer, and right ones before typos', async () => {
    const engineOfTypos = createSampleEngine([
      { id: 'typo', name: 'Outlandar Sport' },
      { id: 'one', name: 'Outlander' },
      { id: 'right', name: 'Outlander Sport' },
    ])
    expect(await idsOf(engineOfTypos, { q: 'outlander sport' })).toEqual(['right', 'typo', 'one'])
  })

  test.each([
    ['a word that few cars hold is no slip of one that many do', 'patrol', 'patrol'],
    ['but the other way round a slip of the stock', 'petrol', 'petrol-1 petrol-2 patrol'],
    ['nor does it lose a beginning', 'patr', 'patrol'],
  ])('%s', async (_, q, ids) => {
    const engineOfFuels = createSampleEngine([
      { id: 'patrol', name: 'Patrol' },
      { id: 'petrol-1', name: 'Kluger Petrol' },
      { id: 'petrol-2', name: 'Prado Petrol' },
    ])
    expect((await idsOf(engineOfFuels, { q })).join(' ')).toBe(ids)
  })

  it('keeps the order of the index where nothing tells cars apart', async () => {
    expect(await idsOf(engine, { q: 'hilux' })).toEqual(['hilux', 'hilux-red'])
    expect(await idsOf(engine, { sort: ['price:asc'], limit: 2 })).toEqual(['hilux', 'hilux-red'])
  })

  it('refuses a sort that does not exist', async () => {
    await expect(ask(engine, { sort: ['price'] })).rejects.toThrow('Cannot sort by `price`.')
    await expect(ask(engine, { sort: ['vin:asc'] })).rejects.toThrow('Cannot sort by `vin:asc`.')
  })
})

describe('highlighting (S7.17)', () => {
  const formatted = async (q: string) => {
    const query = { q, attributesToHighlight: ['name'], highlightPreTag: '<', highlightPostTag: '>', limit: 1 }
    return (await ask(engine, query)).hits[0]?._formatted as Record<string, unknown>
  }
  test.each([
    ['whole words', 'toyota hilux', '2021 <Toyota> <HiLux> SR5'],
    ['the typed beginning', 'toyota hil', '2021 <Toyota> <HiL>ux SR5'],
    ['words with typos', 'hilix', '2021 Toyota <HiLux> SR5'],
    ['every part of a split word', 'xtrail', '2016 Nissan <X>-<TRAIL> ST'],
    ['accents', 'citroen', '2014 <Citroën> Berlingo L1'],
  ])('%s', async (_, q, name) => {
    expect((await formatted(q)).name).toBe(name)
  })

  it('gives every field, numbers as texts, others unmarked', async () => {
    expect(await formatted('toyota')).toMatchObject({ price: '1', make: 'Toyota', features: ['Tow Bar'] })
  })
})

describe('windows', () => {
  it('answers with limit and offset (S7.19)', async () => {
    const answer = await ask(engine, { limit: 2, offset: 8 })
    expect(answer).toMatchObject({ limit: 2, offset: 8, estimatedTotalHits: 9, query: '', indexUid: 'cars' })
    expect(answer.hits).toHaveLength(1)
  })

  it('answers with pages', async () => {
    const answer = await ask(engine, { page: 2, hitsPerPage: 5 })
    expect(answer).toMatchObject({ page: 2, hitsPerPage: 5, totalHits: 9, totalPages: 2 })
    expect(answer.hits).toHaveLength(4)
    expect(await ask(engine, { hitsPerPage: 0 })).toMatchObject({ totalHits: 9, totalPages: 0, hits: [] })
  })

  it('retrieves only what was asked', async () => {
    const [hit] = (await ask(engine, { limit: 1, attributesToRetrieve: ['id', 'price'] })).hits
    expect(hit).toEqual({ id: 'hilux', price: 1 })
  })

  it('answers every query, or fails as a whole', async () => {
    const { results } = await engine({ queries: [{ indexUid: 'a' }, { indexUid: 'b', limit: 1 }] })
    expect(results.map(({ indexUid, hits }) => [indexUid, hits.length])).toEqual([
      ['a', 9],
      ['b', 1],
    ])
    const filter = [{ kind: 'stated', attribute: 'vin' }] as const
    await expect(engine({ queries: [{ indexUid: 'a' }, { indexUid: 'b', filter }] })).rejects.toThrow('not filterable')
  })
})
