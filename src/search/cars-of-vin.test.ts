import { describe, expect, it, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { carsOfVin } from './cars-of-vin.ts'
import { is } from './filter.ts'
import { stockSearch } from './stock-search.ts'

const vins = { 1: '6T1BF3FK40X123456', 2: 'JN1TANT31U0123456', 3: 'ZRE1426004321' }
const cars = ['1', '2', '3'].map((id) =>
  sampleCar({ id, slug: id, name: `Car ${id}`, make: id === '1' ? 'Fiat' : 'Audi' }),
)
const { transport } = stockSearch(cars, { synonyms: {}, stop_words: [] })

async function idsFor(q: string, filter: ReturnType<typeof is>[] = []) {
  const request = { queries: [{ indexUid: 'cars', q, limit: 9, filter }] }
  const answer = await carsOfVin(transport, request, async () => vins)
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
      await carsOfVin(
        () => expect.unreachable(),
        request,
        async () => vins,
      ),
    ).toBeNull()
  })

  it('finds only what the list holds', async () => {
    expect(await idsFor('123456', [is('make', 'Audi')])).toEqual(['2'])
    expect(await idsFor('6T1BF3FK40X123456', [is('make', 'Audi')])).toBeNull()
  })

  it('is told as it was typed, and VINs are asked for by nothing else', async () => {
    const request = { queries: [{ indexUid: 'cars', q: 'vin 6T1BF3FK40X123456' }] }
    const answer = await carsOfVin(transport, request, async () => vins)
    expect(answer).toMatchObject({
      isPartial: false,
      dropped: [],
      response: { results: [{ query: 'vin 6T1BF3FK40X123456' }] },
    })
    const asked = carsOfVin(transport, { queries: [{ indexUid: 'cars', q: 'red ute' }] }, () => expect.unreachable())
    expect(await asked).toBeNull()
  })
})
