import type { SavedCards } from '#api/saved-cards.ts'
import { CarGrid } from '#components/car/CarGrid.tsx'
import { isSaved } from '#domain/saved/saved.ts'
import { sharedAddress } from '#domain/saved/shared-cars.ts'
import { counted } from '#domain/text/counted.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import type { FavouritesProps } from '../Favourites.tsx'
import { keepCar } from '../saved-cars/keep-car.ts'
import { delistedCarsText, findDelistedIds } from './delisted-cars.ts'
import { GarageTools } from './GarageTools.tsx'

interface SharedCarsProps extends Pick<FavouritesProps, 'labels' | 'comparePath' | 'canEnquire'> {
  readonly ids: readonly string[]
  readonly cards: SavedCards
  readonly saved: readonly SavedCar[]
}

/** The cars of a shared link, to view and to save to one's own garage. */
export function SharedCars({ ids, cards, saved, labels, comparePath, canEnquire }: SharedCarsProps) {
  const shown = ids.flatMap((id) => cards.get(id)?.card ?? [])
  const here = shown.map(({ id }) => id)
  const unsaved = shown.filter((card) => !isSaved(saved, card))
  return (
    <section className="favourites" aria-labelledby="shared-cars">
      <div className="favourites-head">
        <h2 id="shared-cars">
          {shown.length > 0 ? `${counted(shown.length, labels.car)} picked for you` : 'No longer listed'}
        </h2>
        <GarageTools
          {...{ cards, canEnquire, labels, ids: here }}
          compareHref={comparePath && sharedAddress(comparePath, here)}
          first={
            unsaved.length > 0 && (
              <button type="button" className="button button--small" onClick={() => unsaved.forEach(keepCar)}>
                Save {unsaved.length === 1 ? 'it' : `all ${unsaved.length}`} to my garage
              </button>
            )
          }
        />
      </div>
      <p role="status" className="soft">
        {delistedCarsText(findDelistedIds(ids, cards).length, labels.car)}
        {unsaved.length === 0 && shown.length > 0 && 'All of them are in your own garage.'}
      </p>
      <CarGrid cars={shown} labels={labels} eager={4} />
    </section>
  )
}
