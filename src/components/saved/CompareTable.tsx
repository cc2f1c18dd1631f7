import type { ReactNode, Ref } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import { withUnbrokenHyphens } from '#domain/text/unbroken.ts'
import { type ComparedRow, groupRows } from './compared-rows.ts'

/** A car as a column of the table. */
export interface ComparedCar {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly image: string | null
  /** Current state: reserved, sold or gone; empty for most cars. */
  readonly state: string
}

export interface CompareTableProps {
  readonly cars: readonly ComparedCar[]
  readonly rows: readonly ComparedRow[]
  /** Singular noun: car or vehicle. */
  readonly one: string
  /** Rendered below the name of a car. */
  readonly actions: (car: ComparedCar) => ReactNode
  readonly onRemove: (id: string) => void
  /** Content of the last column, to add a car; null for no such column. */
  readonly more: ReactNode
  readonly ref: Ref<HTMLElement>
}

const unknown = '–'

/** Comparison table: a column per car, a row per fact. */
export function CompareTable({ cars, rows, one, actions, onRemove, more, ref }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="compare-scroll" aria-label={`Comparison of ${one}s`} tabIndex={0} ref={ref}>
      <table className="compare-table" data-count={cars.length}>
        <ComparedColumns count={cars.length} hasMore={Boolean(more)} />
        <thead>
          <RemoveRow cars={cars} onRemove={onRemove} />
          <tr>
            <td />
            {cars.map((car) => (
              <th key={car.id} scope="col">
                <CarHead car={car} />
              </th>
            ))}
            {more && (
              <td className="compare-more-place no-print" rowSpan={2}>
                {more}
              </td>
            )}
          </tr>
          <tr className="no-print">
            <td />
            {cars.map((car) => (
              <td key={car.id}>
                <div className="compare-actions">{actions(car)}</div>
              </td>
            ))}
          </tr>
        </thead>
        {groupRows(rows).map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={cars.length + 1}>
                <h2>{group.name}</h2>
              </th>
            </tr>
            {group.rows.map((row) => (
              <FactRow key={row.name} row={row} cars={cars} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/**
 * Over the pictures, in a row of its own: within column headers, screen readers would announce the buttons before every
 * cell.
 */
function RemoveRow({ cars, onRemove }: Pick<CompareTableProps, 'cars' | 'onRemove'>) {
  return (
    <tr className="compare-removes no-print">
      <td />
      {cars.map(({ id, title }) => (
        <td key={id}>
          <button type="button" className="compare-remove" aria-label={`Remove ${title}`} onClick={() => onRemove(id)}>
            <Icon name="close" />
          </button>
        </td>
      ))}
    </tr>
  )
}

function FactRow({ row, cars }: Pick<CompareTableProps, 'cars'> & { readonly row: ComparedRow }) {
  return (
    <tr>
      <th scope="row">
        <span>{row.name}</span>
      </th>
      {row.cells.map(({ text, mark }, at) => (
        <td key={cars[at]?.id} data-best={mark ? '' : undefined}>
          <CellText text={text} isList={row.isList} />
          {mark && (
            <span className="compare-best">
              <Icon name="check" />
              {mark}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

function CellText({ text, isList }: { readonly text: string; readonly isList: boolean }) {
  if (!text) return <span className="soft small">{unknown}</span>
  if (!isList) return text
  return (
    <div className="prose">
      <ul>
        {text.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Column widths, shared by the table and its sticky header. */
export function ComparedColumns({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }) {
  return (
    <colgroup>
      <col className="compare-names-column" />
      <col className="compare-column" span={count} />
      {hasMore && <col className="compare-column compare-more-place" />}
    </colgroup>
  )
}

function CarHead({ car }: { readonly car: ComparedCar }) {
  return (
    <div className="compare-head">
      <a href={`/cars/${car.slug}`}>
        <span className="compare-picture">
          {car.image && <img src={car.image} alt="" width="480" height="320" decoding="async" />}
          {car.state && <span className="car-badge">{car.state}</span>}
        </span>
        <span className="compare-title">{withUnbrokenHyphens(car.title)}</span>
        {car.subtitle && <span className="soft small">{car.subtitle}</span>}
      </a>
    </div>
  )
}
