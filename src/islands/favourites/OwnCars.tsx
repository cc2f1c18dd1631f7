import { type MouseEvent, useState } from 'react'
import type { SavedCards } from '#api/saved-cards.ts'
import { ComparisonNote } from '#components/car/ComparisonNote.tsx'
import { sharedAddress } from '#domain/saved/shared-cars.ts'
import { counted } from '#domain/text/counted.ts'
import { garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { isSavedListStored } from '#stores/saved-list-stored.ts'
import type { FavouritesProps } from '../Favourites.tsx'
import { GarageCar } from './GarageCar.tsx'
import { GarageTools } from './GarageTools.tsx'

interface OwnCarsProps extends Pick<FavouritesProps, 'labels' | 'comparePath' | 'canEnquire'> {
  readonly saved: readonly SavedCar[]
  readonly cards: SavedCards
  /** The car removed last. */
  readonly removed: SavedCar | null
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id])

/** The ids of the ticked cars in the order they were saved, and the function that ticks or unticks one. */
function useChosen(saved: readonly SavedCar[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string) => setChosen((ids) => toggled(ids, id))
  return { chosen: saved.flatMap(({ id }) => (chosen.has(id) ? [id] : [])), choose }
}

/** The saved cars, newest first, with actions on all of them or on those ticked. */
export function OwnCars({ saved, cards, removed, labels, comparePath, canEnquire }: OwnCarsProps) {
  const { chosen, choose } = useChosen(saved)
  const ids = chosen.length > 0 ? chosen : saved.map(({ id }) => id)
  const compareHref = comparePath && chosen.length > 1 ? sharedAddress(comparePath, chosen) : comparePath
  return (
    <section className="favourites" aria-label={`Saved ${labels.car}s`}>
      <div className="favourites-head">
        <Status {...{ saved, removed }} chosen={chosen.length} one={labels.car} />
        {saved.length > 0 && <GarageTools {...{ ids, cards, canEnquire, compareHref, labels }} />}
      </div>
      <ul className="car-grid">
        {[...saved].reverse().map((car, at) => (
          <GarageCar
            key={car.id}
            {...{ car, labels, canEnquire }}
            found={cards.get(car.id)}
            isFirst={at < 4}
            isChosen={saved.length > 1 ? chosen.includes(car.id) : null}
            tick={comparePath ? 'Compare' : 'Include'}
            onChoose={choose}
          />
        ))}
      </ul>
      <ComparisonNote cars={saved.flatMap(({ id }) => cards.get(id)?.card ?? [])} />
    </section>
  )
}

interface StatusProps extends Pick<OwnCarsProps, 'saved' | 'removed'> {
  readonly chosen: number
  readonly one: string
}

/** Moves the focus here when the pressed button was removed with its car. */
function takeFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}

/** Restores a car. The undo button is removed with it, so the focus moves to the status line before the cars. */
function undo({ currentTarget }: MouseEvent<HTMLElement>, removed: SavedCar): void {
  currentTarget.parentElement?.focus({ preventScroll: true })
  garage.toggle(removed)
}

function Status({ saved, removed, chosen, one }: StatusProps) {
  const many = counted(saved.length, `saved ${one}`)
  const kept = isSavedListStored(saved) ? ', kept on this device' : ''
  const said = chosen > 0 ? `${chosen} of ${many} chosen` : many + kept
  return (
    <p role="status" tabIndex={-1}>
      {removed ? (
        <>
          {removed.title} is no longer saved.{' '}
          <button
            key={removed.id}
            ref={takeFocus}
            type="button"
            className="favourites-undo"
            onClick={(event) => undo(event, removed)}
          >
            Undo
          </button>
        </>
      ) : (
        said
      )}
    </p>
  )
}
