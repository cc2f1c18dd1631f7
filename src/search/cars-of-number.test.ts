import { describe, expect, it, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { carsOfNumber } from './cars-of-number.ts'
import { is } from './filter.ts'
import { stockSearch } from './stock-search.ts'

const numbers = {
  1: ['6T1BF3FK40X123456', 'HM1043'],
  2: ['JN1TANT31U0123456', 'HM1055'],
  3: ['ZRE1426004321', '31-4631'],
} as const
const cars = ['1', '2', '3'].map((id) =>
  sampleCar({ id, slug: id, name: `Car ${id}`, make: id === '1' ? 'Fiat' : 'Audi' }),
)
const { transport } = stockSearch(cars, { synonyms: {}, stop_words: [] })

async function idsFor(q: string, filter: ReturnType<typeof is>[] = []) {
  const request = { queries: [{ indexUid: 'cars', q, limit: 9, filter }] }
  const answer = await carsOfNumber(transport, request, async () => numbers)
  return answer?.response.results[0]?.hits.map(({ id }) => id) ?? null
}

describe('a VIN that is typed', () => {
  test.each([
    ['6T1BF3FK40X123456', ['1']],
    ['6t1bf3fk40x123456', ['1']],
    ['vin: 6T1BF3FK40X123456', ['1']],
    ['0x123456', ['1']],
    ['123456', ['1', '2']],
    ['JN1TANT31', ['2']],
    ['zre142-6004321', ['3']],
    ['6T1BF3FK40X123456 ZRE1426004321', ['1', '3']],
    ['6T1BF3FK40X123456 stock A1234567', ['1']],
  ])('%s finds its car', async (typed, ids) => {
    expect(await idsFor(typed)).toEqual(ids)
  })

  test.each(['6T1BF3FK40X999999', '6T1BF3', '23456', 'toyota corolla'])('%s finds none', async (typed) => {
    expect(await idsFor(typed)).toBeNull()
  })

  it('of no car is looked for no further', async () => {
    const request = { queries: [{ indexUid: 'cars', q: '6T1BF3FK40X999999' }] }
    expect(
      await carsOfNumber(
        () => expect.unreachable(),
        request,
        async () => numbers,
      ),
    ).toBeNull()
  })

  it('finds only what the list holds', async () => {
    expect(await idsFor('123456', [is('make', 'Audi')])).toEqual(['2'])
    expect(await idsFor('6T1BF3FK40X123456', [is('make', 'Audi')])).toBeNull()
  })

  it('is told as it was typed, and VINs are asked for by nothing else', async () => {
    const request = { queries: [{ indexUid: 'cars', q: 'vin 6T1BF3FK40X123456' }] }
    const answer = await carsOfNumber(transport, request, async () => numbers)
    expect(answer).toMatchObject({
      isPartial: false,
      dropped: [],
      response: { results: [{ query: 'vin 6T1BF3FK40X123456' }] },
    })
    const asked = carsOfNumber(transport, { queries: [{ indexUid: 'cars', q: 'red ute' }] }, () => expect.unreachable())
    expect(await asked).toBeNull()
  })
})

describe('a stock number that is typed in part', () => {
  test.each([
    ['1043', ['1'], false],
    ['#1043', ['1'], false],
    ['hm1', ['1', '2'], true],
    ['hm104', ['1'], true],
    ['105', ['2'], true],
    ['314631', ['3'], false],
    ['31-46', ['3'], true],
  ])('%s finds its cars', async (q, ids, isPartial) => {
    const answer = await carsOfNumber(transport, { queries: [{ indexUid: 'cars', q }] }, async () => numbers)
    expect(answer?.response.results[0]?.hits.map(({ id }) => id)).toEqual(ids)
    expect(answer?.isPartial).toBe(isPartial)
  })

  test.each(['043', 'hm', '10', 'hilux 1043', 'hmx'])('%s finds none', async (typed) => {
    expect(await idsFor(typed)).toBeNull()
  })

  it('finds no yard whose cars all begin so', async () => {
    const yard = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, ['', `R1000${at}`] as const]))
    const found = async (q: string, of: number) => {
      const some = Object.fromEntries(Object.entries(yard).slice(0, of))
      return carsOfNumber(transport, { queries: [{ indexUid: 'cars', q }] }, async () => some)
    }
    expect(await found('r100', 10)).toBeNull()
    expect(await found('r100', 9)).not.toBeNull()
    expect(await found('10001', 10)).not.toBeNull()
  })
})
