import type { CarView } from './car-view.ts'

/** A section of a car's page that its top links to. */
export interface CarSection {
  /** `id` of its heading. */
  readonly id: string
  readonly name: string
  /** The section is hidden together with the price. */
  readonly isOfPrice?: true
}

type SectionedView = Pick<
  CarView,
  'strengths' | 'scales' | 'included' | 'specification' | 'features' | 'paragraphs' | 'past' | 'place' | 'similar'
>

/** With fewer sections, no links are needed. */
const leastSections = 4

const priceHistory: CarSection = { id: 'past', name: 'Price history', isOfPrice: true }

/** The sections of a car's page in page order; empty for a short page. */
export function carSections(view: SectionedView): readonly CarSection[] {
  const { strengths, scales, past } = view
  const parts: readonly [boolean, CarSection][] = [
    [
      strengths.length + scales.length > 0,
      { id: 'why', name: strengths.length > 0 ? 'Why this one' : 'Price compared', isOfPrice: true },
    ],
    [view.included !== null, { id: 'included', name: 'Included' }],
    [view.specification.length > 0, { id: 'specification', name: 'Specs' }],
    [view.features.length > 0, { id: 'features', name: 'Features' }],
    [view.paragraphs.length > 0, { id: 'description', name: 'Description' }],
    [past !== null, past?.prices.length ? priceHistory : { id: 'past', name: 'On our site' }],
    [view.place.location !== null, { id: 'car-location', name: 'Visit' }],
    [view.similar.length > 0, { id: 'similar', name: 'Similar' }],
  ]
  const there = parts.flatMap(([isThere, section]) => (isThere ? [section] : []))
  return there.length < leastSections ? [] : there
}
