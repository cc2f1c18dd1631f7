import type { SavedCards } from '#api/saved-cards.ts'
import { CarGrid } from '#components/car/CarGrid.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import type { SavedCar } from '#stores/saved-car.ts'
import type { FirstCars } from '#view-models/home/featured.ts'
import type { GarageLabels } from './garage-labels.ts'

interface NothingSavedProps {
  readonly title: string
  readonly text: string
  readonly labels: GarageLabels
  readonly searchPath: string
  /** Recently viewed cars, newest first. */
  readonly recent: readonly SavedCar[]
  readonly first: FirstCars
  readonly cards: SavedCards
}

/** The empty state: how to save a car, a link to the stock, and cars to start with. */
export function NothingSaved({ title, text, labels, searchPath, ...offered }: NothingSavedProps) {
  return (
    <div className="favourites">
      <div className="favourites-empty">
        <Icon name="heart" />
        <h2>{title}</h2>
        <p>{text}</p>
        <a className="button" href={searchPath}>
          {labels.get_started}
        </a>
      </div>
      <Offered {...offered} labels={labels} />
    </div>
  )
}

/** The recently viewed cars that are still listed; if there are none, the suggested ones. */
function Offered({ recent, first, cards, labels }: Pick<NothingSavedProps, 'recent' | 'first' | 'cards' | 'labels'>) {
  const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => cards.get(id)?.card ?? [])
  const looked = cardsOf(recent.map(({ id }) => id))
  const shown = looked.length > 0 ? looked : cardsOf(first.ids)
  if (shown.length === 0) return null
  return (
    <section className="favourites swiped" aria-labelledby="to-start-with">
      <h2 id="to-start-with">{looked.length > 0 ? 'You looked at' : first.title}</h2>
      <CarGrid cars={shown} labels={labels} />
    </section>
  )
}
