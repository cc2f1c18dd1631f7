import { useStore } from '@nanostores/react'
import { lazy, memo, Suspense, useEffect, useMemo } from 'react'
import { sharedIds } from '#domain/saved/shared-cars.ts'
import { garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { savedSearchesName } from '#stores/saved-searches-name.ts'
import { localSiteStorage } from '#stores/storage/browser-storage.ts'
import { recentCars } from '#stores/trail.ts'
import type { FirstCars } from '#view-models/home/featured.ts'
import type { GarageLabels } from './favourites/garage-labels.ts'
import { NothingSaved } from './favourites/NothingSaved.tsx'
import { OwnCars } from './favourites/OwnCars.tsx'
import { SharedCars } from './favourites/SharedCars.tsx'
import { useRemoved } from './favourites/use-removed.ts'
import { fetchEnquiry } from './shared/asked-car.ts'
import { asPrerendered, useIsHydrated } from './shared/hydration.ts'
import { importWithRetry } from './shared/import-with-retry.ts'
import { useSavedCards } from './shared/use-saved-cards.ts'
import './favourites/favourites.css'

/** What the garage page needs of the site. */
export interface FavouritesProps {
  readonly labels: GarageLabels
  readonly searchPath: string
  /** null where cars are not compared. */
  readonly comparePath: string | null
  /** Whether this dealer answers enquiries about cars. */
  readonly canEnquire: boolean
  /** What an empty garage shows to those who have not looked at any car. */
  readonly first: FirstCars
}

/** Comes for those who have saved a search; without it the cars are there all the same. */
const SavedSearches = lazy(() =>
  importWithRetry(() => import('./favourites/SavedSearches.tsx')).catch(() => ({ default: () => null })),
)

const idsOf = (cars: readonly SavedCar[]) => cars.map(({ id }) => id)

/** What the page shows beside the saved cars: those of the link it was opened by, and where there is nothing at all some to start with. */
function useOthers(saved: readonly SavedCar[], isHydrated: boolean, first: FirstCars) {
  const shared = useMemo(() => (isHydrated ? sharedIds(location.search) : []), [isHydrated])
  const isEmpty = isHydrated && saved.length === 0 && shared.length === 0
  const recent = useMemo(() => (isEmpty ? recentCars() : []), [isEmpty])
  const offered = isEmpty ? [...idsOf(recent), ...first.ids] : []
  return { shared, recent, isEmpty, offered }
}

/** The garage: the saved cars as they stand today, or those of a link. Before the browser's list is read it says nothing about its length. */
function Favourites({ labels, searchPath, first, ...site }: FavouritesProps) {
  const saved = useStore(garage.$saved, asPrerendered)
  const isHydrated = useIsHydrated()
  useEffect(fetchEnquiry, [])
  const removed = useRemoved(saved)
  const { shared, recent, isEmpty, offered } = useOthers(saved, isHydrated, first)
  const cards = useSavedCards([...idsOf(saved), ...shared, ...offered])
  if (!isHydrated) return <div className="favourites-wait" />
  if (cards === undefined) return <p className="favourites-wait">Looking for your saved {labels.car}s…</p>
  return (
    <div className="favourites">
      {shared.length > 0 && <SharedCars {...site} {...{ labels, saved, cards }} ids={shared} />}
      {(saved.length > 0 || removed) && <OwnCars {...site} {...{ labels, saved, cards, removed }} />}
      {isEmpty && (
        <NothingSaved
          title={labels.no_saved_cars}
          text={`Press the heart on a ${labels.car} you like and it waits for you here. No account, nothing leaves this device.`}
          {...{ labels, searchPath, recent, first, cards }}
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
