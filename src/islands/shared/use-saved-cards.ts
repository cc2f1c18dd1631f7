import { useEffect, useState } from 'react'
import { fetchSavedCards, type SavedCards } from '#api/saved-cards.ts'

/** How long a page waits for the first response, in ms, before it renders without it. */
const waitMs = 1000

const nothing: SavedCards = new Map()

/**
 * Today's data of these cars; undefined while the first response is awaited, for a second at most. Cars added later,
 * also in another tab, are fetched separately.
 */
export function useSavedCards(ids: readonly string[]): SavedCards | undefined {
  const [cards, setCards] = useState<SavedCards>()
  const missing = ids.filter((id) => !cards?.has(id)).join('\n')
  useEffect(() => {
    if (missing === '') return
    let isWanted = true
    const giveUp = setTimeout(() => setCards((known) => known ?? nothing), waitMs)
    void fetchSavedCards(missing.split('\n')).then((found) => {
      if (isWanted) setCards((known) => new Map([...(known ?? nothing), ...found]))
    })
    return () => {
      isWanted = false
      clearTimeout(giveUp)
    }
  }, [missing])
  return ids.length === 0 ? nothing : cards
}
