/**
 * What of a card becomes what of a car's page when one document follows the other: the names of `view-transition-name`.
 * The page of a car has them in its style sheets, and its head (`rel="expect"`) has it drawn no sooner than they are there;
 * a card has them only while it is the one that was pressed.
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

/** The card of a car's page that a shopper sees. */
function cardOf(address: string): Element | undefined {
  const { pathname } = new URL(address)
  const cards = [...document.querySelectorAll('.car-card')].filter(isOnScreen)
  return cards.find((card) => card.querySelector<HTMLAnchorElement>('.car-card-link')?.pathname === pathname)
}

/** What was named for the last move. */
let named: readonly HTMLElement[] = []

function call(element: HTMLElement | null | undefined, as: string): HTMLElement[] {
  if (!element) return []
  element.style.setProperty('view-transition-name', as)
  return [element]
}

/** Names are unique in a document, or nothing moves: beside a pressed card the car of this page keeps none. */
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

/** A transition that the browser gives up, as when a shopper is gone again already, is nobody's error. */
function follow(transition: ViewTransition | null, address: string | null | undefined): void {
  if (!transition) return
  transition.ready.catch(() => undefined)
  nameCardOf(address)
}

// Whoever wants less motion has no transition; on the way back to a page that was kept, its card is the car's again.
addEventListener('pageswap', ({ viewTransition, activation }) => {
  follow(viewTransition, activation?.entry?.url)
})
addEventListener('pagereveal', ({ viewTransition }) => {
  follow(viewTransition, window.navigation?.activation?.from?.url)
})

export {}
