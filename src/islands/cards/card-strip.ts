import { type FurtherPicture, ledBy, picturesOf } from './further-pictures.ts'

/** Pictures of one car that a finger moves through on its card. */
export interface CardStrip {
  /** Fetches a picture, by its place; true when it can be seen. */
  readonly load: (index: number) => Promise<boolean>
  readonly show: (index: number) => void
}

/** More are looked at on the page of the car. */
const mostPictures = 8

/** Phones of two makers tell half of it: some that they hover, others that they are precise. */
export const isTouch = (): boolean => matchMedia('(hover: none), (pointer: coarse)').matches

const strips = new WeakMap<Element, CardStrip | null>()

/** How many pictures a car has: its card says so. */
function countOn(card: Element): number {
  return Math.min(mostPictures, Number.parseInt(card.querySelector('.car-card-photos')?.textContent ?? '', 10) || 0)
}

/** The link of the card once more, as wide as its picture: it swipes as a strip and leads on as a link. */
function drawStrip(link: HTMLAnchorElement, first: HTMLImageElement, count: number): HTMLElement {
  const place = document.createElement('a')
  place.className = 'card-strip'
  place.href = link.href
  place.tabIndex = -1
  place.ariaHidden = 'true'
  const list = document.createElement('ol')
  list.className = 'gallery-strip'
  // What scrolls can have the focus by itself, and here would be nothing to whoever hears it.
  list.tabIndex = -1
  for (let at = 0; at < count; at++) {
    const item = document.createElement('li')
    const picture = first.cloneNode() as HTMLImageElement
    picture.alt = ''
    picture.removeAttribute('fetchpriority')
    // The file the card has already, not another width of it; where it has none yet, whichever it will choose.
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
    const found = ledBy(await picturesOf(address), shown)
    // Nobody answered, or the car has lost pictures since: no empty places.
    for (const item of [...list.children].slice(Math.max(1, found.length))) item.remove()
    return show(list.children[at]?.querySelector('img'), found[at])
  }
  // A finger is likely to go on; a mouse is shown the second picture alone.
  if (isTouch()) list.addEventListener('scroll', () => void load(index() + 1), { passive: true })
  return { load, show: (at) => list.scrollTo({ left: at * list.clientWidth }) }
}

/**
 * The strip of a card; drawn once, over its picture. null where there is one picture or none, where the car is sold, and
 * on cards React has yet to take hold of: what it did not draw would stop it.
 */
export function stripOf(card: Element): CardStrip | null {
  const known = strips.get(card)
  if (known !== undefined) return known
  if (card.closest('astro-island[ssr]')) return null
  const link = card.querySelector<HTMLAnchorElement>('.car-card-link')
  const first = card.querySelector<HTMLImageElement>('img.car-picture')
  const count = countOn(card)
  const isBare = !link || !first || count < 2 || card.matches('[data-state="sold"]')
  const strip = isBare ? null : wire(drawStrip(link, first, count), link.href, first.getAttribute('src'))
  strips.set(card, strip)
  return strip
}
