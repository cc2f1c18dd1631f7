import { useEffect, useState } from 'react'
import { keepPhoneCards, type PhoneCards } from '#stores/phone-cards.ts'

/**
 * Whether cards are compact on phones, and a toggle. The design decides until the shopper does, then for every list of
 * the site.
 */
export function usePhoneCards(isCompactByDesign: boolean): readonly [isCompact: boolean, toggle: () => void] {
  const [isCompact, setCompact] = useState(isCompactByDesign)
  // Hydrates as prerendered. The page's `data-phone-cards` has had the shopper's choice since before the first paint.
  useEffect(() => setCompact(document.documentElement.dataset.phoneCards === 'compact'), [])
  const toggle = () => {
    const cards: PhoneCards = isCompact ? 'tall' : 'compact'
    document.documentElement.dataset.phoneCards = cards
    keepPhoneCards(cards)
    setCompact(!isCompact)
  }
  return [isCompact, toggle]
}
