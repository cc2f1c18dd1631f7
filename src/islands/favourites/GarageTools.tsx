import type { ReactNode } from 'react'
import type { SavedCards } from '#api/saved-cards.ts'
import { mostShared, sharedAddress } from '#domain/saved/shared-cars.ts'
import { askAbout, askable } from '../shared/asked-car.ts'
import { PrintButton } from '../shared/PrintButton.tsx'
import { ShareButton } from '../shared/ShareButton.tsx'
import type { GarageLabels } from './garage-labels.ts'

export interface GarageToolsProps {
  /** The cars that all of it is about: those ticked, else all. */
  readonly ids: readonly string[]
  readonly cards: SavedCards
  readonly canEnquire: boolean
  /** Where they stand side by side; null where cars are not compared. */
  readonly compareHref: string | null
  readonly labels: Pick<GarageLabels, 'compare_cars' | 'car'>
  /** An action that comes before asking. */
  readonly first?: ReactNode
}

/** What can be done with several cars at once. */
export function GarageTools({ ids, cards, canEnquire, compareHref, labels, first }: GarageToolsProps) {
  const asked = canEnquire ? askable(ids, cards) : []
  return (
    <div className="garage-tools no-print">
      {first}
      {asked.length > 1 && (
        <button
          type="button"
          className={`button button--small ${first ? 'button--secondary' : ''}`}
          aria-haspopup="dialog"
          onClick={() => askAbout(asked)}
        >
          Ask about these {asked.length} {labels.car}s
        </button>
      )}
      {compareHref && ids.length > 1 && (
        <a className="button button--secondary button--small" href={compareHref}>
          {labels.compare_cars}
        </a>
      )}
      {ids.length <= mostShared && (
        <ShareButton address={sharedAddress(location.pathname, ids)} title={document.title} />
      )}
      <PrintButton />
    </div>
  )
}
