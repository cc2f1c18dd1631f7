import type { SavedCards } from '#api/saved-cards.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import type { SavedCar } from '#stores/saved-car.ts'

interface AddCarSlotProps {
  readonly searchPath: string
  /** Recently viewed cars that are not compared yet. */
  readonly recent: readonly SavedCar[]
  readonly cards: SavedCards
  /** The noun for one: car or vehicle. */
  readonly one: string
  readonly onAdd: (card: CarSummary) => void
}

/** The place for another car: recently viewed ones to add, and a link to all. */
export function AddCarSlot({ searchPath, recent, cards, one, onAdd }: AddCarSlotProps) {
  const looked = recent.flatMap(({ id }) => cards.get(id)?.card ?? [])
  return (
    <div className="compare-add">
      <p className="compare-title">Add a {one}</p>
      {looked.map((card) => (
        <button key={card.id} type="button" className="car-line compare-offer" onClick={() => onAdd(card)}>
          {card.picture && <img src={card.picture.src} alt="" width="96" height="64" decoding="async" />}
          <span>
            <span className="visually-hidden">Add </span>
            {card.title}
          </span>
        </button>
      ))}
      <a className="button button--secondary button--small" href={searchPath}>
        {looked.length > 0 ? `See all ${one}s` : `Find a ${one}`}
      </a>
    </div>
  )
}
