import { useEffect, useState } from 'react'
import { keepPhoneCards, type PhoneCards } from '#stores/phone-cards.ts'

/** Whether cards stand close on phones, and what toggles that: as the design has it until the shopper chose, then on every list of the site. */
export function usePhoneCards(isCompactByDesign: boolean): readonly [isCompact: boolean, toggle: () => void] {
  const [isCompact, setCompact] = useState(isCompactByDesign)
  // What was prerendered wakes as it was; the page's mark has been the shopper's choice since before it was drawn.
  useEffect(() => setCompact(document.documentElement.dataset.phoneCards === 'compact'), [])
  const toggle = () => {
    const cards: PhoneCards = isCompact ? 'tall' : 'compact'
    document.documentElement.dataset.phoneCards = cards
    keepPhoneCards(cards)
    setCompact(!isCompact)
  }
  return [isCompact, toggle]
}
