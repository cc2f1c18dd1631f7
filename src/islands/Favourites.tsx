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
import { useLastRemoved } from './favourites/use-last-removed.ts'
import { prefetchEnquiry } from './shared/car-enquiry.ts'
import { asPrerendered, useIsHydrated } from './shared/hydration.ts'
import { importWithRetry } from './shared/import-with-retry.ts'
import { useSavedCards } from './shared/use-saved-cards.ts'
import './favourites/favourites.css'

/** Site settings for the garage page. */
export interface FavouritesProps {
  readonly labels: GarageLabels
  readonly searchPath: string
  /** null when the site does not compare cars. */
  readonly comparePath: string | null
  /** Whether this dealer takes enquiries about cars. */
  readonly canEnquire: boolean
  /** Cars to suggest in an empty garage when the shopper has not viewed any car. */
  readonly first: FirstCars
}

/** Loaded only when searches are saved. If loading fails, the cars are still shown. */
const SavedSearches = lazy(() =>
  importWithRetry(() => import('./favourites/SavedSearches.tsx')).catch(() => ({ default: () => null })),
)

const idsOf = (cars: readonly SavedCar[]) => cars.map(({ id }) => id)

/** Cars shown besides the saved ones: those of a shared link, and suggestions when there is nothing else to show. */
function useOthers(saved: readonly SavedCar[], isHydrated: boolean, first: FirstCars) {
  const shared = useMemo(() => (isHydrated ? sharedIds(location.search) : []), [isHydrated])
  const isEmpty = isHydrated && saved.length === 0 && shared.length === 0
  const recent = useMemo(() => (isEmpty ? recentCars() : []), [isEmpty])
  const offered = isEmpty ? [...idsOf(recent), ...first.ids] : []
  return { shared, recent, isEmpty, offered }
}

/**
 * The garage: the saved cars with today's data, and those of a shared link. Shows no count before the browser's list is
 * read.
 */
function Favourites({ labels, searchPath, first, ...site }: FavouritesProps) {
  const saved = useStore(garage.$saved, asPrerendered)
  const isHydrated = useIsHydrated()
  useEffect(prefetchEnquiry, [])
  const removed = useLastRemoved(saved)
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
