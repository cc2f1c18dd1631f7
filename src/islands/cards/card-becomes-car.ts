/**
 * View transition name -> [selector on a card, selector on the car's page]. The car's page sets the names in its style
 * sheets and delays rendering (`rel="expect"`) until the elements exist; a card has them only while it is the one
 * pressed.
 */
const parts = {
  'car-picture': ['.car-picture', '.gallery-stage'],
  'car-name': ['.car-card-heading', 'main h1'],
  'car-price': ['.car-card-price', '.amount'],
} as const

function isOnScreen(card: Element): boolean {
  const { top, bottom, left, right } = card.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

/** The visible card that links to an address. */
function cardOf(address: string): Element | undefined {
  const { pathname } = new URL(address)
  const cards = [...document.querySelectorAll('.car-card')].filter(isOnScreen)
  return cards.find((card) => card.querySelector<HTMLAnchorElement>('.car-card-link')?.pathname === pathname)
}

/** Elements named for the last transition. */
let named: readonly HTMLElement[] = []

function call(element: HTMLElement | null | undefined, as: string): HTMLElement[] {
  if (!element) return []
  element.style.setProperty('view-transition-name', as)
  return [element]
}

/** Names the parts of an address's card. Names must be unique in a document, so the car of this page loses its own. */
function nameCardOf(address: string | null | undefined): void {
  for (const element of named) element.style.removeProperty('view-transition-name')
  const card = address ? cardOf(address) : undefined
  if (!card) named = []
  else
    named = Object.entries(parts).flatMap(([as, [ofCard, ofPage]]) => [
      ...call(document.querySelector<HTMLElement>(ofPage), 'none'),
      ...call(card.querySelector<HTMLElement>(ofCard), as),
    ])
}

/** A skipped transition, as when the shopper has already moved on, is no error. */
function follow(transition: ViewTransition | null, address: string | null | undefined): void {
  if (!transition) return
  transition.ready.catch(() => undefined)
  nameCardOf(address)
}

// Reduced motion has no transition. Going back to a cached page names the card of the car that was left.
addEventListener('pageswap', ({ viewTransition, activation }) => {
  follow(viewTransition, activation?.entry?.url)
})
addEventListener('pagereveal', ({ viewTransition }) => {
  follow(viewTransition, window.navigation?.activation?.from?.url)
})

export {}
