import type { SavedCards } from '#api/saved-cards.ts'
import { CarGrid } from '#components/car/CarGrid.tsx'
import type { SavedCar } from '#stores/saved-car.ts'
import type { FavouritesProps } from '../Favourites.tsx'

interface EmptyGarageProps extends Pick<FavouritesProps, 'labels' | 'searchPath'> {
  /** Cars whose pages were looked at, newest first. */
  readonly recent: readonly SavedCar[]
  readonly cards: SavedCards
}

/** What stands where no car is saved yet: how to save one, the way to the stock, and the cars that were looked at. */
export function EmptyGarage({ labels, searchPath, recent, cards }: EmptyGarageProps) {
  const looked = recent.flatMap(({ id }) => cards.get(id)?.card ?? [])
  return (
    <>
      <div className="favourites-empty">
        <svg viewBox="0 0 24 24" width="56" height="56" aria-hidden="true" focusable="false">
          <path d="M12 20.2 4.4 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.6.7.6-.7a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z" />
        </svg>
        <h2>{labels.no_saved_cars}</h2>
        <p>Press the heart on a car you like and it waits for you here. No account, nothing leaves this device.</p>
        <a className="button" href={searchPath}>
          {labels.get_started}
        </a>
      </div>
      {looked.length > 0 && (
        <section className="favourites" aria-labelledby="looked-at">
          <h2 id="looked-at">You looked at</h2>
          <CarGrid cars={looked} labels={labels} />
        </section>
      )}
    </>
  )
}
