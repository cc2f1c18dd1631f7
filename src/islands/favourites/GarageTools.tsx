import type { ReactNode } from 'react'
import type { SavedCards } from '#api/saved-cards.ts'
import { mostShared, sharedAddress } from '#domain/saved/shared-cars.ts'
import { findEnquirableCars, openEnquiryFor } from '../shared/car-enquiry.ts'
import { PrintButton } from '../shared/PrintButton.tsx'
import { ShareButton } from '../shared/ShareButton.tsx'
import type { GarageLabels } from './garage-labels.ts'

export interface GarageToolsProps {
  /** The cars that the actions apply to: those ticked, else all. */
  readonly ids: readonly string[]
  readonly cards: SavedCards
  readonly canEnquire: boolean
  /** Address of their comparison; null when the site does not compare cars. */
  readonly compareHref: string | null
  readonly labels: Pick<GarageLabels, 'compare_cars' | 'car'>
  /** An action before the enquiry button. */
  readonly first?: ReactNode
}

/** Actions on several cars at once. */
export function GarageTools({ ids, cards, canEnquire, compareHref, labels, first }: GarageToolsProps) {
  const asked = canEnquire ? findEnquirableCars(ids, cards) : []
  return (
    <div className="garage-tools no-print">
      {first}
      {asked.length > 1 && (
        <button
          type="button"
          className={`button button--small ${first ? 'button--secondary' : ''}`}
          aria-haspopup="dialog"
          onClick={() => openEnquiryFor(asked)}
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
