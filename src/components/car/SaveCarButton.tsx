import { Icon } from '#components/icon/Icon.tsx'
import type { CarSummary } from '#domain/car/summary.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in the browser by islands/saved.ts. */
      'save-car': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        readonly 'data-car': string
      }
    }
  }
}

/** What the garage keeps of a car; the shape stores/saved-car.ts reads back. */
export function carToSave(car: CarSummary): string {
  return JSON.stringify({
    id: car.id,
    slug: car.slug,
    title: car.title,
    subtitle: car.subtitle,
    make: car.make,
    model: car.model,
    price: car.price.text,
    terms: car.price.terms,
    image: car.picture?.src ?? null,
  })
}

export interface SaveCarButtonProps {
  readonly car: CarSummary
  /** Words beside the heart; without them the heart stands alone and is named for screen readers. */
  readonly text?: string
}

/** The heart. It appears once the browser has defined `save-car`; without JavaScript it stays away. */
export function SaveCarButton({ car, text }: SaveCarButtonProps) {
  return (
    <save-car className="save-car" data-car={carToSave(car)}>
      <button type="button" className="save-car-button" aria-pressed="false" aria-label={`Save ${car.title}`}>
        <Icon name="heart" />
        {text !== undefined && <span data-save-text="">{text}</span>}
      </button>
    </save-car>
  )
}
