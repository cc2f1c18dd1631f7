import { describe, expect, it, test } from 'vitest'
import { carNumbersPath, fetchCarNumbers } from './car-numbers.ts'

const numbers = { 7: ['6T1BF3FK40X123456', 'HM1043'] }

describe('the numbers of cars', () => {
  it('are fetched from the release', async () => {
    const asked: string[] = []
    const get = async (address: unknown) => {
      asked.push(String(address))
      return Response.json(numbers)
    }
    expect(await fetchCarNumbers(get as typeof fetch)).toEqual(numbers)
    expect(asked).toEqual([carNumbersPath])
  })

  test.each([
    ['are gone', async () => new Response('', { status: 404 })],
    ['are no JSON', async () => new Response('<p>')],
    ['are something else', async () => Response.json({ 7: 5 })],
    ['are fewer than both', async () => Response.json({ 7: ['A1'] })],
    ['do not come', async () => Promise.reject(new Error('offline'))],
  ])('are null when they %s', async (_reason, get) => {
    expect(await fetchCarNumbers(get as typeof fetch)).toBeNull()
  })
})
