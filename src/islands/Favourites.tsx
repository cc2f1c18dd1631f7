import { useStore } from '@nanostores/react'
import { lazy, memo, Suspense, useMemo } from 'react'
import { sharedIds } from '#domain/saved/shared-cars.ts'
import { garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { savedSearchesName } from '#stores/saved-searches-name.ts'
import { localSiteStorage } from '#stores/storage/browser-storage.ts'
import { recentCars } from '#stores/trail.ts'
import type { Labels } from '#tenants/labels.ts'
import { EmptyGarage } from './favourites/EmptyGarage.tsx'
import { OwnCars } from './favourites/OwnCars.tsx'
import { SharedCars } from './favourites/SharedCars.tsx'
import { useRemoved } from './favourites/use-removed.ts'
import { asPrerendered, useIsHydrated } from './shared/hydration.ts'
import { importWithRetry } from './shared/import-with-retry.ts'
import { useSavedCards } from './shared/use-saved-cards.ts'
import './favourites/favourites.css'

/** What the garage page needs of the site. */
export interface FavouritesProps {
  readonly labels: Labels
  readonly searchPath: string
  /** null where cars are not compared. */
  readonly comparePath: string | null
  /** Whether this dealer answers enquiries about cars. */
  readonly canEnquire: boolean
}

/** Comes for those who have saved a search; without it the cars are there all the same. */
const SavedSearches = lazy(() =>
  importWithRetry(() => import('./favourites/SavedSearches.tsx')).catch(() => ({ default: () => null })),
)

/** What the page shows beside the saved cars: those of the link it was opened by, and where there is nothing at all those looked at. */
function useOthers(saved: readonly SavedCar[], isHydrated: boolean) {
  const shared = useMemo(() => (isHydrated ? sharedIds(location.search) : []), [isHydrated])
  const isEmpty = isHydrated && saved.length === 0 && shared.length === 0
  const recent = useMemo(() => (isEmpty ? recentCars() : []), [isEmpty])
  return { shared, recent, isEmpty }
}

const idsOf = (cars: readonly SavedCar[]) => cars.map(({ id }) => id)

/** The garage: the saved cars as they stand today, or those of a link. Before the browser's list is read it says nothing about its length. */
function Favourites({ labels, searchPath, ...site }: FavouritesProps) {
  const saved = useStore(garage.$saved, asPrerendered)
  const isHydrated = useIsHydrated()
  const removed = useRemoved(saved)
  const { shared, recent, isEmpty } = useOthers(saved, isHydrated)
  const cards = useSavedCards([...idsOf(saved), ...shared, ...idsOf(recent)])
  if (!isHydrated) return <div className="favourites-wait" />
  if (cards === undefined) return <p className="favourites-wait">Looking for your saved cars…</p>
  return (
    <div className="favourites">
      {shared.length > 0 && <SharedCars {...site} {...{ labels, saved, cards }} ids={shared} />}
      {(saved.length > 0 || removed) && <OwnCars {...site} {...{ labels, saved, cards, removed }} />}
      {isEmpty && <EmptyGarage {...{ labels, searchPath, recent, cards }} />}
      {localSiteStorage.read(savedSearchesName) !== undefined && (
        <Suspense>
          <SavedSearches />
        </Suspense>
      )}
    </div>
  )
}

export default memo(Favourites)
