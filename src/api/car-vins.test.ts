import { describe, expect, it, test } from 'vitest'
import { carVinsPath, fetchCarVins } from './car-vins.ts'

const vins = { 7: '6T1BF3FK40X123456' }

describe('the VINs of cars', () => {
  it('are fetched from the release', async () => {
    const asked: string[] = []
    const get = async (address: unknown) => {
      asked.push(String(address))
      return Response.json(vins)
    }
    expect(await fetchCarVins(get as typeof fetch)).toEqual(vins)
    expect(asked).toEqual([carVinsPath])
  })

  test.each([
    ['are gone', async () => new Response('', { status: 404 })],
    ['are no JSON', async () => new Response('<p>')],
    ['are something else', async () => Response.json({ 7: 5 })],
    ['do not come', async () => Promise.reject(new Error('offline'))],
  ])('are null when they %s', async (_reason, get) => {
    expect(await fetchCarVins(get as typeof fetch)).toBeNull()
  })
})
