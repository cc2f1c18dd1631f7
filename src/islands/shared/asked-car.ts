import type { SavedCard, SavedCards } from '#api/saved-cards.ts'
import { priceText } from '#domain/car/price.ts'
import { $asked, type AskedCar } from '#stores/asked-cars.ts'
import { fetchShared } from '../runtime/shared-island.ts'
import { isSparing } from './prefetch.ts'

function askedCar({ card, lead }: SavedCard): AskedCar {
  const { location, ...facts } = lead
  const { id, slug, make, model, car_type, title, subtitle, price, picture } = card
  return {
    car: { ...facts, id, slug, make, model, car_type, title },
    ...{ subtitle, location, price: priceText(price), image: picture?.src ?? null },
  }
}

/** The cars of these ids that can be asked about: on show, and not sold. */
export function askable(ids: readonly string[], cards: SavedCards): readonly SavedCard[] {
  return ids.flatMap((id) => {
    const found = cards.get(id)
    return found && found.card.badge?.kind !== 'sold' ? [found] : []
  })
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog#garage-enquiry')

const islandIn = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement & { readonly start?: () => void }>('astro-island')

/** What the enquiry is made of is there before anybody opens it; it is asked for again then, where a failure is answered. */
export function fetchEnquiry(): void {
  const island = islandIn(dialog())
  if (island && !isSparing()) fetchShared(island).catch(() => {})
}

const close = ({ currentTarget }: Event) => (currentTarget as Element).closest('dialog')?.close()

/** Opens the enquiry over the page, about these cars. One that could not be had before is asked for again. */
export function askAbout(cars: readonly SavedCard[]): void {
  $asked.set(cars.map(askedCar))
  const form = dialog()
  form?.querySelector('[data-closes]')?.addEventListener('click', close)
  form?.showModal()
  const island = islandIn(form)
  if (island?.matches('[ssr][data-broken]')) island.start?.()
}
