import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { fetchComparison } from '#api/comparison.ts'
import { CompareTable } from '#components/saved/CompareTable.tsx'
import { comparedCars } from '#domain/saved/saved.ts'
import { $saved, garage } from '#stores/saved.ts'
import type { Comparison } from '#view-models/car/comparison.ts'
import { asPrerendered, useIsHydrated } from './shared/hydration.ts'

export interface CompareProps {
  /** Most cars side by side; more may be saved. */
  readonly most: number
  readonly searchPath: string
  readonly labels: { readonly none: string; readonly start: string }
}

/** The compare page: the first saved cars side by side, their facts as of this release. */
export function Compare({ most, searchPath, labels }: CompareProps) {
  const saved = useStore($saved, asPrerendered)
  const isHydrated = useIsHydrated()
  const [comparison, setComparison] = useState<Comparison | null>(null)
  useEffect(() => {
    void fetchComparison().then(setComparison)
  }, [])
  const { cars, more } = comparedCars(saved, most)
  if (!isHydrated) return <div className="compare-page" />
  if (cars.length === 0) return <NothingSaved searchPath={searchPath} labels={labels} />
  return (
    <div className="compare-page">
      {more > 0 && (
        <p className="compare-more">
          Showing the first {most} of your {saved.length} saved cars. Remove one here and the next takes its place.
        </p>
      )}
      <CompareTable cars={cars} comparison={comparison} onRemove={(id) => garage.remove(id)} />
    </div>
  )
}

function NothingSaved({ searchPath, labels }: Pick<CompareProps, 'searchPath' | 'labels'>) {
  return (
    <div className="compare-page compare-empty">
      <p className="lead">{labels.none}</p>
      <p>Press the heart on any car and it will stand here beside the others.</p>
      <a className="button" href={searchPath}>
        {labels.start}
      </a>
    </div>
  )
}
