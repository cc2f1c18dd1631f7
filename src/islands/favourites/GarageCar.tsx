import type { SavedCard } from '#api/saved-cards.ts'
import { CarCard } from '#components/car/CarCard.tsx'
import { priceSince } from '#domain/saved/price-since.ts'
import { garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { openEnquiryFor } from '../shared/car-enquiry.ts'
import type { GarageLabels } from './garage-labels.ts'
import { savedSummary } from './saved-summary.ts'

export interface GarageCarProps {
  readonly car: SavedCar
  /** null when no longer listed, undefined when unknown. */
  readonly found: SavedCard | null | undefined
  readonly labels: GarageLabels
  readonly isFirst: boolean
  /** Whether this dealer takes enquiries about cars. */
  readonly canEnquire: boolean
  /** Whether it is ticked; null when there is nothing to tick. */
  readonly isChosen: boolean | null
  /** Label of the checkbox. */
  readonly tick: string
  readonly onChoose: (id: string) => void
}

/** A saved car: its card, its price change, and its actions. */
export function GarageCar({ car, found, labels, isFirst, canEnquire, isChosen, tick, onChoose }: GarageCarProps) {
  const summary = savedSummary(car, found)
  const isSold = summary.badge?.kind === 'sold'
  return (
    <li className="garage-car">
      <CarCard car={summary} labels={labels} heading="h2" lazy={!isFirst} />
      {!isSold && <Since saved={car.price} today={summary.price.text} />}
      <div className="garage-actions no-print">
        {found && canEnquire && !isSold ? (
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => openEnquiryFor([found])}>
            {labels.enquire}
            <span className="visually-hidden">: {car.title}</span>
          </button>
        ) : (
          <a className="button button--secondary" href={summary.href}>
            {isSold ? `See ${labels.car}s like it` : `View ${labels.car}`}
            <span className="visually-hidden">: {car.title}</span>
          </a>
        )}
        {isChosen !== null && (
          <label className="garage-tick">
            <input type="checkbox" checked={isChosen} onChange={() => onChoose(car.id)} />
            {tick}
            <span className="visually-hidden"> {car.title}</span>
          </label>
        )}
        <button type="button" className="favourites-undo" onClick={() => garage.remove(car.id)}>
          Remove<span className="visually-hidden"> {car.title}</span>
        </button>
      </div>
    </li>
  )
}

/** The price change since the car was saved; null if there is none. */
function Since({ saved, today }: { readonly saved: string; readonly today: string }) {
  const since = priceSince(saved, today, document.documentElement.lang)
  if (!since) return null
  return (
    <p className="price-since" data-less={since.isLess}>
      <strong>
        {since.by} {since.isLess ? 'less' : 'more'}
      </strong>{' '}
      since you saved it at {saved}
    </p>
  )
}
