import { useEffect, useState } from 'react'
import { fetchSavedCards, type SavedCards } from '#api/saved-cards.ts'

/** How long a page waits for the answer before it shows what it knows. */
const waitMs = 1000

const nothing: SavedCards = new Map()

/**
 * How these cars stand today; undefined while the first answer may still come within a second. Cars that come along later, from
 * another tab too, are asked for by themselves.
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
