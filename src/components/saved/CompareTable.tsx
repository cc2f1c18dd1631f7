import { Icon } from '#components/icon/Icon.tsx'
import type { Comparison } from '#view-models/car/comparison.ts'
import './compare.css'

/** A saved car as a column of the table. */
export interface ComparedCar {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly image: string | null
  /** As it was when saved. */
  readonly price: string
}

export interface CompareTableProps {
  readonly cars: readonly ComparedCar[]
  /** null while the facts are on their way, or when nobody could bring them. */
  readonly comparison: Comparison | null
  readonly onRemove: (id: string) => void
}

const unknown = '–'

/** Cars side by side, a row per fact. A row in which nobody knows anything is left out. */
export function CompareTable({ cars, comparison, onRemove }: CompareTableProps) {
  const rows = comparison?.rows ?? []
  const isThere = ({ id }: ComparedCar) => comparison !== null && Object.hasOwn(comparison.cars, id)
  const factOf = (car: ComparedCar, row: number) => (isThere(car) && comparison?.cars[car.id]?.[row]) || ''
  const shown = rows.map((name, row) => ({ name, row })).filter(({ row }) => cars.some((car) => factOf(car, row)))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="compare-scroll" aria-label="Cars side by side" tabIndex={0}>
      <table className="compare-table">
        <thead>
          <tr>
            <td />
            {cars.map((car) => (
              <th key={car.id} scope="col">
                <CarHead car={car} isGone={comparison !== null && !isThere(car)} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, row }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cars.map((car) => (
                <td key={car.id}>{factOf(car, row) || <span className="compare-unknown">{unknown}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CarHeadProps {
  readonly car: ComparedCar
  readonly isGone: boolean
  readonly onRemove: (id: string) => void
}

function CarHead({ car, isGone, onRemove }: CarHeadProps) {
  return (
    <div className="compare-head">
      <a href={`/cars/${car.slug}`}>
        {car.image ? (
          <img src={car.image} alt="" width="480" height="320" decoding="async" />
        ) : (
          <span className="compare-no-picture" />
        )}
        <span className="compare-title">{car.title}</span>
        {car.subtitle && <span className="compare-subtitle">{car.subtitle}</span>}
      </a>
      {isGone && <span className="compare-gone">No longer listed</span>}
      <button
        type="button"
        className="compare-remove"
        aria-label={`Remove ${car.title}`}
        onClick={() => onRemove(car.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
