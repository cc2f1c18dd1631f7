import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { fetchComparison } from '#api/comparison.ts'
import styles from '#components/saved/compare-table.css?url'
import { comparedCars } from '#domain/saved/compare-slots.ts'
import { $saved } from '#stores/saved.ts'
import { recentCars } from '#stores/trail.ts'
import type { Comparison } from '#view-models/car/comparison.ts'
import type { FirstCars } from '#view-models/home/featured.ts'
import type { GarageLabels } from './favourites/garage-labels.ts'
import './compare/compare-page.css'
import { columnsOf, lostOf } from './compare/columns.ts'
import { SideBySide } from './compare/SideBySide.tsx'
import { type Compared, useCompared } from './compare/use-compared.ts'
import { useFocusAfterRemoval } from './compare/use-focus-after-removal.ts'
import { delistedCarsText } from './favourites/delisted-cars.ts'
import { NothingSaved } from './favourites/NothingSaved.tsx'
import { prefetchEnquiry } from './shared/car-enquiry.ts'
import { asPrerendered, useIsHydrated } from './shared/hydration.ts'
import { useLazyStyles } from './shared/use-lazy-styles.ts'
import { useSavedCards } from './shared/use-saved-cards.ts'

export interface CompareProps {
  /** Maximum number of cars side by side; more may be saved. */
  readonly most: number
  readonly searchPath: string
  readonly labels: GarageLabels
  /** Whether this dealer takes enquiries about cars. */
  readonly canEnquire: boolean
  /** Cars to suggest when there is nothing to compare and the shopper has not viewed any car. */
  readonly first: FirstCars
}

function useComparison(): Comparison | null {
  const [comparison, setComparison] = useState<Comparison | null>(null)
  useEffect(() => {
    void fetchComparison().then(setComparison)
  }, [])
  return comparison
}

/** Up to three recently viewed cars that are not compared; empty before hydration. */
function useRecent(isHydrated: boolean, ids: readonly string[]) {
  const recent = useMemo(() => (isHydrated ? recentCars() : []), [isHydrated])
  return recent.filter(({ id }) => !ids.includes(id)).slice(0, 3)
}

/** Title and text of the empty state. */
const saidOfNothing = ({ isLink }: Compared, { no_saved_cars, car }: GarageLabels) =>
  isLink
    ? { title: 'No longer listed', text: `Every ${car} of this link has left.` }
    : { title: no_saved_cars, text: `Press the heart on two ${car}s or more to see them here side by side.` }

/** The compare page: the first saved cars, or those of a shared link, side by side, with facts as of this release. */
export function Compare({ most, searchPath, labels, canEnquire, first }: CompareProps) {
  const saved = useStore($saved, asPrerendered)
  const isHydrated = useIsHydrated()
  useEffect(prefetchEnquiry, [])
  const compared = useCompared(saved)
  const comparison = useComparison()
  const isStyled = useLazyStyles(styles)
  const recent = useRecent(isHydrated, compared.ids)
  const offered = isHydrated && compared.ids.length === 0 ? first.ids : []
  const cards = useSavedCards([...compared.ids, ...recent.map(({ id }) => id), ...offered])
  const page = useFocusAfterRemoval(compared.ids.length)
  if (!isHydrated || !isStyled || cards === undefined) return <div className="compare-page" />
  const lost = lostOf(compared.ids, saved, cards)
  const there = compared.ids.filter((id) => !lost.includes(id))
  const { cars, more } = comparedCars(there, most)
  const columns = columnsOf(cars, saved, cards)
  if (columns.length === 0)
    return (
      <div className="compare-page" ref={page}>
        <NothingSaved {...saidOfNothing(compared, labels)} {...{ labels, searchPath, recent, first, cards }} />
      </div>
    )
  return (
    <div className="compare-page" ref={page}>
      {lost.length > 0 && <p className="compare-more">{delistedCarsText(lost.length, labels.car)}</p>}
      {more > 0 && (
        <p className="compare-more">
          Showing the first {most} of {compared.isLink ? 'these' : 'your'} {there.length}{' '}
          {compared.isLink ? '' : 'saved '}
          {labels.car}s. Remove one here and the next takes its place.
        </p>
      )}
      <SideBySide {...{ columns, compared, comparison, cards, recent, searchPath, canEnquire, labels, most }} />
    </div>
  )
}
