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

/** Data the garage stores of a car as JSON; read back by stores/saved-car.ts. */
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
  /** Text beside the heart; without it the button has an accessible name only. */
  readonly text?: string
}

/** Save button. Hidden until the browser has defined `save-car`, so also without JavaScript. */
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
