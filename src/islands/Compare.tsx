import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { fetchComparison } from '#api/comparison.ts'
import { comparedCars } from '#domain/saved/saved.ts'
import { $saved } from '#stores/saved.ts'
import { recentCars } from '#stores/trail.ts'
import type { Comparison } from '#view-models/car/comparison.ts'
import { columnsOf } from './compare/columns.ts'
import { SideBySide } from './compare/SideBySide.tsx'
import { useCompared } from './compare/use-compared.ts'
import { asPrerendered, useIsHydrated } from './shared/hydration.ts'
import { useSavedCards } from './shared/use-saved-cards.ts'

export interface CompareProps {
  /** Most cars side by side; more may be saved. */
  readonly most: number
  readonly searchPath: string
  readonly labels: { readonly none: string; readonly start: string; readonly enquire: string }
  /** Whether this dealer answers enquiries about cars. */
  readonly canEnquire: boolean
}

function useComparison(): Comparison | null {
  const [comparison, setComparison] = useState<Comparison | null>(null)
  useEffect(() => {
    void fetchComparison().then(setComparison)
  }, [])
  return comparison
}

/** Cars that were looked at; none before the browser is asked. */
function useRecent(isHydrated: boolean, ids: readonly string[]) {
  const recent = useMemo(() => (isHydrated ? recentCars() : []), [isHydrated])
  return recent.filter(({ id }) => !ids.includes(id)).slice(0, 3)
}

/** The compare page: the first saved cars side by side, or those of a link, their facts as of this release. */
export function Compare({ most, searchPath, labels, canEnquire }: CompareProps) {
  const saved = useStore($saved, asPrerendered)
  const isHydrated = useIsHydrated()
  const compared = useCompared(saved)
  const comparison = useComparison()
  const recent = useRecent(isHydrated, compared.ids)
  const cards = useSavedCards([...compared.ids, ...recent.map(({ id }) => id)])
  const { cars, more } = comparedCars(compared.ids, most)
  if (!isHydrated || cards === undefined) return <div className="compare-page" />
  const columns = columnsOf(cars, saved, cards)
  if (columns.length === 0)
    return compared.isLink ? (
      <Empty title="No longer listed" text="Every car of this link has left." {...{ searchPath, labels }} />
    ) : (
      <Empty title={labels.none} text={howToStart} {...{ searchPath, labels }} />
    )
  return (
    <div className="compare-page">
      {more > 0 && (
        <p className="compare-more">
          Showing the first {most} of {compared.isLink ? 'these' : 'your'} {compared.ids.length}{' '}
          {compared.isLink ? 'cars' : 'saved cars'}. Remove one here and the next takes its place.
        </p>
      )}
      <SideBySide
        {...{ columns, compared, comparison, cards, recent, searchPath, canEnquire }}
        enquire={labels.enquire}
        most={most}
      />
    </div>
  )
}

const howToStart = 'Press the heart on any car and it will stand here beside the others.'

interface EmptyProps extends Pick<CompareProps, 'searchPath' | 'labels'> {
  readonly title: string
  readonly text: string
}

/** No car to compare, and why. */
function Empty({ title, text, searchPath, labels }: EmptyProps) {
  return (
    <div className="compare-page compare-empty">
      <p className="lead">{title}</p>
      <p>{text}</p>
      <a className="button" href={searchPath}>
        {labels.start}
      </a>
    </div>
  )
}
