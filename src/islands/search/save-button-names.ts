const textOf = (card: Element, parts: string): string =>
  Array.from(card.querySelectorAll(parts), ({ textContent }) => textContent.trim()).join(', ')

/**
 * Describes the save buttons of cars with the same title by the rest of their cards. Save buttons need scripts anyway,
 * so this is added in the browser and does not make the page larger.
 */
export function nameSaveButtons(): void {
  const cards = [...document.querySelectorAll('.list-cars .car-card')]
  const titles = cards.map((card) => textOf(card, '.car-card-title'))
  cards.forEach((card, at) => {
    const button = card.querySelector('save-car button')
    const isAlike = titles.some((title, other) => title === titles[at] && other !== at)
    if (button) button.ariaDescription = isAlike ? textOf(card, '.car-card-subtitle, .car-card-facts li') : null
  })
}
