import { type FurtherPicture, movePictureFirst, picturesOf } from './further-pictures.ts'

/** The swipeable pictures on a car's card. */
export interface CardStrip {
  /** Loads the picture at an index; resolves to true when it can be shown. */
  readonly load: (index: number) => Promise<boolean>
  readonly show: (index: number) => void
}

/** Upper bound of pictures on a card; the car's page has all. */
const mostPictures = 8

/** Some phones claim to hover, others to have a fine pointer: test both. */
export const isTouch = (): boolean => matchMedia('(hover: none), (pointer: coarse)').matches

const strips = new WeakMap<Element, CardStrip | null>()

/** The number of pictures, as stated on the card. */
function countOn(card: Element): number {
  return Math.min(mostPictures, Number.parseInt(card.querySelector('.car-card-photos')?.textContent ?? '', 10) || 0)
}

/**
 * Draws a copy of the card's link over its picture, with the strip inside: it swipes as a strip and navigates as a
 * link.
 */
function drawStrip(link: HTMLAnchorElement, first: HTMLImageElement, count: number): HTMLElement {
  const place = document.createElement('a')
  place.className = 'card-strip'
  place.href = link.href
  place.tabIndex = -1
  place.ariaHidden = 'true'
  const list = document.createElement('ol')
  list.className = 'gallery-strip'
  // Browsers make scrollable elements focusable; this one has nothing for screen readers.
  list.tabIndex = -1
  for (let at = 0; at < count; at++) {
    const item = document.createElement('li')
    const picture = first.cloneNode() as HTMLImageElement
    picture.alt = ''
    picture.removeAttribute('fetchpriority')
    // Reuse the file the card has loaded, not another width; if there is none yet, leave the choice to the browser.
    const known = at === 0 ? first.currentSrc : ''
    if (at > 0 || known) for (const name of ['src', 'srcset']) picture.removeAttribute(name)
    if (known) picture.src = known
    item.append(picture)
    list.append(item)
  }
  place.append(list)
  first.after(place)
  return list
}

async function show(picture: HTMLImageElement | null | undefined, found: FurtherPicture | undefined): Promise<boolean> {
  if (!picture || !found) return false
  if (!picture.hasAttribute('src')) {
    picture.loading = 'eager'
    picture.srcset = found.srcset
    picture.src = found.src
  }
  return picture.decode().then(
    () => true,
    () => false,
  )
}

function wire(list: HTMLElement, address: string, shown: string | null): CardStrip {
  const index = () => Math.round(list.scrollLeft / (list.clientWidth || 1))
  const load = async (at: number) => {
    const found = movePictureFirst(await picturesOf(address), shown)
    // The fetch failed or the car has fewer pictures now: remove the empty places.
    for (const item of [...list.children].slice(Math.max(1, found.length))) item.remove()
    return show(list.children[at]?.querySelector('img'), found[at])
  }
  // Touch is likely to swipe on; a mouse only sees the second picture.
  if (isTouch()) list.addEventListener('scroll', () => void load(index() + 1))
  return { load, show: (at) => list.scrollTo({ left: at * list.clientWidth }) }
}

/**
 * The strip of a card, drawn over its picture on the first call. null for fewer than two pictures and for a sold car.
 */
export function stripOf(card: Element): CardStrip | null {
  const known = strips.get(card)
  if (known !== undefined) return known
  // A card that an island gave back (react/prerendered.ts) has a copy of its strip, which does nothing.
  card.querySelector('.card-strip')?.remove()
  const link = card.querySelector<HTMLAnchorElement>('.car-card-link')
  const first = card.querySelector<HTMLImageElement>('img.car-picture')
  const count = countOn(card)
  const isBare = !link || !first || count < 2 || card.matches('[data-state=sold]')
  const strip = isBare ? null : wire(drawStrip(link, first, count), link.href, first.getAttribute('src'))
  strips.set(card, strip)
  return strip
}
