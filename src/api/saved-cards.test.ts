import { expect, it, vi } from 'vitest'
import { cardFileOf } from '#domain/saved/card-file.ts'
import { cardFilePath, fetchSavedCards } from './saved-cards.ts'

const entry = (slug: string) => ({ card: { slug, title: slug, price: {}, facts: [] }, lead: {} })

/** A site with these files; any other address fails. */
const site = (cardFiles: Readonly<Record<string, unknown>>) =>
  vi.fn(async (address: unknown) =>
    String(address) in cardFiles ? Response.json(cardFiles[String(address)]) : new Response('', { status: 503 }),
  )

it('asks for the files of its cars alone, each once, and tells who has left', async () => {
  const get = site({ [cardFilePath(cardFileOf('1'))]: { 1: entry('one') } })
  const cards = await fetchSavedCards(['1', '9'], get as typeof fetch)
  expect(get).toHaveBeenCalledTimes(1)
  expect(cards.get('1')?.card.slug).toBe('one')
  expect(cards.get('9')).toBeNull()
})

it('says nothing of cars nobody could be asked about', async () => {
  const get = site({ [cardFilePath(cardFileOf('1'))]: { 1: entry('one') } })
  const cards = await fetchSavedCards(['1', '2'], get as typeof fetch)
  expect([...cards.keys()]).toEqual(['1'])
})

it('takes no card for one that is not', async () => {
  const get = site({ [cardFilePath(cardFileOf('1'))]: { 1: { card: { slug: 7 } }, 9: null } })
  expect([...(await fetchSavedCards(['1', '9'], get as typeof fetch)).values()]).toEqual([null, null])
  expect((await fetchSavedCards(['1'], site({ [cardFilePath(cardFileOf('1'))]: [] }) as typeof fetch)).size).toBe(0)
  expect((await fetchSavedCards([], site({}) as typeof fetch)).size).toBe(0)
})
