import { useStore } from '@nanostores/react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { CarGrid } from '#components/car/CarGrid.tsx'
import { garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { savedSearchesName } from '#stores/saved-searches-name.ts'
import { localSiteStorage } from '#stores/storage/browser-storage.ts'
import type { Labels } from '#tenants/labels.ts'
import { EmptyGarage } from './favourites/EmptyGarage.tsx'
import { removedCar } from './favourites/removed.ts'
import { savedSummary } from './favourites/saved-summary.ts'
import { asPrerendered, useIsHydrated } from './shared/hydration.ts'
import { importWithRetry } from './shared/import-with-retry.ts'
import { useListedCars } from './shared/use-listed-cars.ts'
import './favourites/favourites.css'

/** What the garage page needs of the site. */
export interface FavouritesProps {
  readonly labels: Labels
  readonly searchPath: string
  /** null where cars are not compared. */
  readonly comparePath: string | null
}

/** Comes for those who have saved a search; without it the cars are there all the same. */
const SavedSearches = lazy(() =>
  importWithRetry(() => import('./favourites/SavedSearches.tsx')).catch(() => ({ default: () => null })),
)

/** The car taken out last, so that one slip of the thumb can be undone. */
function useRemoved(cars: readonly SavedCar[]) {
  const before = useRef(cars)
  const [removed, setRemoved] = useState<SavedCar | null>(null)
  useEffect(() => {
    const gone = removedCar(before.current, cars)
    if (gone) setRemoved(gone)
    else if (cars.length > before.current.length) setRemoved(null)
    before.current = cars
  }, [cars])
  return removed
}

/**
 * The saved cars as cards, newest first, with today's prices; those sold or gone say so and lead to the page that tells more.
 * Before the browser's list is read it says nothing about its length.
 */
function Favourites({ labels, searchPath, comparePath }: FavouritesProps) {
  const cars = useStore(garage.$saved, asPrerendered)
  const isHydrated = useIsHydrated()
  const removed = useRemoved(cars)
  const listed = useListedCars()
  if (!isHydrated) return <div className="favourites-wait" />
  if (cars.length > 0 && listed === undefined) return <p className="favourites-wait">Looking for your saved cars…</p>
  return (
    <div className="favourites">
      <div className={cars.length > 0 || removed ? 'favourites-head' : undefined}>
        <p role="status">
          {removed && (
            <>
              {removed.title} is no longer saved.{' '}
              <button type="button" className="favourites-undo" onClick={() => garage.toggle(removed)}>
                Undo
              </button>
            </>
          )}
          {!removed &&
            cars.length > 0 &&
            `${cars.length} saved ${cars.length === 1 ? 'car' : 'cars'}, kept on this device`}
        </p>
        {comparePath && cars.length > 1 && (
          <a className="button button--secondary" href={comparePath}>
            {labels.compare_cars}
          </a>
        )}
      </div>
      {cars.length === 0 && <EmptyGarage labels={labels} searchPath={searchPath} />}
      {cars.length > 0 && (
        <CarGrid
          cars={cars.map((car) => savedSummary(car, listed ?? null)).reverse()}
          labels={labels}
          heading="h2"
          eager={4}
        />
      )}
      {localSiteStorage.read(savedSearchesName) !== undefined && (
        <Suspense>
          <SavedSearches />
        </Suspense>
      )}
    </div>
  )
}

export default memo(Favourites)
