import { Icon } from '#components/icon/Icon.tsx'
import type { CarSummary } from '#domain/car/summary.ts'
import { CarBadge } from './CarBadge.tsx'
import { CarMarks, type MarkLabels } from './CarMarks.tsx'
import { CarPicture } from './CarPicture.tsx'
import { SaveCarButton } from './SaveCarButton.tsx'
import './car-parts.css'
import './car-grid.css'
import './car-card.css'
import './looks/looks.css'

export interface CarCardProps {
  readonly car: CarSummary
  /** Level of the card's heading; h3 unless the list has no heading of its own. */
  readonly heading?: 'h2' | 'h3'
  readonly labels: MarkLabels
  /** false above the fold, where pictures load immediately. */
  readonly lazy?: boolean
  /** Loads its picture with high priority: for the first card of a list. */
  readonly first?: boolean
  /** On phones the picture is beside the text. */
  readonly isCompact?: boolean
}

/** `sizes` of a card's picture: lazy images use `auto` where supported, with the grid's widths as fallback. */
export function pictureSizes(lazy: boolean, isCompact: boolean): string {
  const usual = `(min-width:1200px) 22vw,(min-width:992px) 31vw,(min-width:576px) 46vw,${isCompact ? 42 : 94}vw`
  return lazy ? `auto,${usual}` : usual
}

/** Card of one car; one link covers the whole card. Without hooks, so that pages and islands render it alike. */
export function CarCard({ car, heading: Heading = 'h3', labels, lazy = true, ...rest }: CarCardProps) {
  const { first = false, isCompact = false } = rest
  return (
    <article className="car-card" data-state={car.badge?.kind === 'sold' ? 'sold' : undefined}>
      <div className="car-card-picture">
        <CarPicture picture={car.picture} sizes={pictureSizes(lazy, isCompact)} lazy={lazy} first={first} />
        <CarBadge car={car} />
        {car.photosCount > 1 && (
          <p className="car-card-photos">
            <Icon name="camera" />
            <span>
              {car.photosCount}
              <span className="visually-hidden"> photos</span>
            </span>
          </p>
        )}
      </div>
      <div className="car-card-words">
        <Heading className="car-card-heading">
          <a className="car-card-link" href={car.href}>
            <span className="car-card-title">{car.title}</span>
            {car.subtitle && <span className="car-card-subtitle">{` ${car.subtitle}`}</span>}
          </a>
        </Heading>
        <CardPrice car={car} />
        {car.weekly && (
          <p className="car-card-weekly">
            {'or '}
            <span>{car.weekly.repayment}</span>
            {`, ${car.weekly.rates}`}
          </p>
        )}
        {car.facts.length > 0 && (
          <ul className="car-card-facts">
            {car.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {car.more.length > 0 && (
          <ul className="car-card-more soft small">
            {car.more.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <CarMarks car={car} labels={labels} />
        {car.place && (
          <p className="car-card-place">
            <Icon name="pin" />
            <span>{car.place}</span>
          </p>
        )}
      </div>
      <SaveCarButton car={car} />
    </article>
  )
}

/**
 * Price of a card; a sold car shows its badge text instead. At most three lines fit (previous price, price, terms), so
 * the saving is omitted when there are terms.
 */
export function CardPrice({ car }: Pick<CarCardProps, 'car'>) {
  if (car.badge?.kind === 'sold') return <p className="car-card-price">{car.badge.text}</p>
  const { was, text, save, kind, terms } = car.price
  return (
    <p className="car-card-price" data-price={kind}>
      {was && <span className="car-card-was">{`${was} `}</span>}
      <span className="car-card-amount">{text}</span>
      {terms && <small>{` ${terms}`}</small>}
      {save && !terms && <span className="car-save">{` ${save}`}</span>}
    </p>
  )
}
