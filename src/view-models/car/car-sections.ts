import type { CarView } from './car-view.ts'

/** A part of a car's page that is led to from its top. */
export interface CarSection {
  /** Of its heading. */
  readonly id: string
  readonly name: string
  /** It goes when the price does. */
  readonly isOfPrice?: true
}

type SectionedView = Pick<
  CarView,
  'strengths' | 'scales' | 'included' | 'specification' | 'features' | 'paragraphs' | 'past' | 'place' | 'similar'
>

/** Fewer parts are seen at a glance. */
const leastSections = 4

const priceHistory: CarSection = { id: 'past', name: 'Price history', isOfPrice: true }

/** The parts of a car's page in their order; none of a short page. */
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
