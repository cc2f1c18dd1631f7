import { describe, expect, it, test } from 'vitest'
import { fetchSearchWords, searchWordsPath } from './search-words.ts'

const lists = {
  meanings: [],
  names: [],
  makes: [],
  seats: [],
  doors: [],
  weekly: [],
  monthly: [],
  pages: [],
  starts: [],
}
const lexicon = { unit: 'km', ...lists }

describe('the words of a search', () => {
  it('are fetched from the release', async () => {
    const asked: string[] = []
    const get = async (address: unknown) => {
      asked.push(String(address))
      return Response.json(lexicon)
    }
    expect(await fetchSearchWords(get as typeof fetch)).toEqual(lexicon)
    expect(asked).toEqual([searchWordsPath])
  })

  test.each([
    ['are gone', async () => new Response('', { status: 404 })],
    ['are no JSON', async () => new Response('<p>')],
    ['are something else', async () => Response.json({ ...lexicon, meanings: 'red' })],
    ['do not come', async () => Promise.reject(new Error('offline'))],
  ])('are null when they %s', async (_reason, get) => {
    expect(await fetchSearchWords(get as typeof fetch)).toBeNull()
  })
})
