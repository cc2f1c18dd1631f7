import { useRef, useState } from 'react'
import type { SavedCards } from '#api/saved-cards.ts'
import { type ComparedCar, CompareTable } from '#components/saved/CompareTable.tsx'
import { comparedRows } from '#components/saved/compared-rows.ts'
import { compareSlots } from '#domain/saved/compare-slots.ts'
import { mostShared, sharedAddress } from '#domain/saved/shared-cars.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import type { Comparison } from '#view-models/car/comparison.ts'
import type { CompareProps } from '../Compare.tsx'
import { findEnquirableCars, openEnquiryFor } from '../shared/car-enquiry.ts'
import { PrintButton } from '../shared/PrintButton.tsx'
import { ShareButton } from '../shared/ShareButton.tsx'
import { AddCarSlot } from './AddCarSlot.tsx'
import { NamesBar } from './NamesBar.tsx'
import type { Compared } from './use-compared.ts'

interface SideBySideProps extends Pick<CompareProps, 'most' | 'searchPath' | 'canEnquire' | 'labels'> {
  readonly columns: readonly ComparedCar[]
  readonly compared: Compared
  /** null while the facts are being fetched, or when that failed. */
  readonly comparison: Comparison | null
  readonly cards: SavedCards
  readonly recent: readonly SavedCar[]
}

/** The table, its tools, and the bar of names that stays in view. */
export function SideBySide(props: SideBySideProps) {
  const { columns, compared, comparison, cards, recent, searchPath, most, labels } = props
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const table = useRef<HTMLElement>(null)
  const ids = columns.map(({ id }) => id)
  const rows = comparedRows(ids, comparison)
  const shown = differencesOnly && ids.length > 1 ? rows.filter(({ differs }) => differs) : rows
  const notes = shown
    .map(({ note }) => note)
    .filter(Boolean)
    .join(' ')
  const hasMore = columns.length < Math.min(compareSlots, most)
  return (
    <>
      <div className="compare-tools no-print">
        {ids.length > 1 && (
          <label className="check">
            <input
              type="checkbox"
              role="switch"
              checked={differencesOnly}
              aria-checked={differencesOnly}
              onChange={({ target }) => setDifferencesOnly(target.checked)}
            />
            Only differences
          </label>
        )}
        <div className="garage-tools">
          {ids.length <= mostShared && (
            <ShareButton address={sharedAddress(location.pathname, ids)} title={document.title} />
          )}
          <PrintButton />
        </div>
      </div>
      <NamesBar cars={columns} prices={rows[0]?.cells.map(({ text }) => text) ?? []} hasMore={hasMore} table={table} />
      <CompareTable
        cars={columns}
        rows={shown}
        one={labels.car}
        ref={table}
        onRemove={compared.remove}
        actions={(car) => <Actions {...props} car={car} />}
        more={hasMore && <AddCarSlot {...{ searchPath, recent, cards }} one={labels.car} onAdd={compared.add} />}
      />
      {notes && <p className="car-grid-note">{notes}</p>}
    </>
  )
}

function Actions({ car, cards, canEnquire, labels }: SideBySideProps & { readonly car: ComparedCar }) {
  const asked = canEnquire ? findEnquirableCars([car.id], cards) : []
  return (
    <>
      {asked.length > 0 && (
        <button
          type="button"
          className="button button--small no-print"
          aria-haspopup="dialog"
          onClick={() => openEnquiryFor(asked)}
        >
          {labels.enquire}
          <span className="visually-hidden"> about {car.title}</span>
        </button>
      )}
      <a className="button button--secondary button--small no-print" href={`/cars/${car.slug}`}>
        View<span className="visually-hidden"> {car.title}</span>
      </a>
    </>
  )
}
