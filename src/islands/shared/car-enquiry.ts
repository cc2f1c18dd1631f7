import type { SavedCard, SavedCards } from '#api/saved-cards.ts'
import { priceText } from '#domain/car/price.ts'
import { $asked, type AskedCar } from '#stores/asked-cars.ts'
import { prefetchIsland, retryIsland } from '../runtime/shared-island.ts'
import { isDataSaverOn } from './prefetch.ts'

function askedCar({ card, lead }: SavedCard): AskedCar {
  const { location, ...facts } = lead
  const { id, slug, make, model, car_type, title, subtitle, price, picture } = card
  return {
    car: { ...facts, id, slug, make, model, car_type, title },
    ...{ subtitle, location, price: priceText(price), image: picture?.src ?? null },
  }
}

/** The cars of these ids that can be enquired about: listed and not sold. */
export function findEnquirableCars(ids: readonly string[], cards: SavedCards): readonly SavedCard[] {
  return ids.flatMap((id) => {
    const found = cards.get(id)
    return found && found.card.badge?.kind !== 'sold' ? [found] : []
  })
}

const enquiry = () => document.querySelector<HTMLDialogElement>('dialog#garage-enquiry')

/** Prefetches the content of the enquiry before it is opened. */
export function prefetchEnquiry(): void {
  const dialog = enquiry()
  if (dialog && !isDataSaverOn()) prefetchIsland(dialog)
}

const close = ({ currentTarget }: Event) => (currentTarget as Element).closest('dialog')?.close()

/** Opens the enquiry dialog for these cars. */
export function openEnquiryFor(cars: readonly SavedCard[]): void {
  $asked.set(cars.map(askedCar))
  const dialog = enquiry()
  if (!dialog) return
  dialog.querySelector('[data-closes]')?.addEventListener('click', close)
  dialog.showModal()
  retryIsland(dialog)
}
