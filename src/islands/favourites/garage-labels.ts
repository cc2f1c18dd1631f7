import type { MarkLabels } from '#components/car/CarMarks.tsx'
import type { Labels } from '#tenants/labels.ts'

/** The words of the site that the garage and the cars side by side say. */
export interface GarageLabels
  extends MarkLabels,
    Pick<Labels, 'enquire' | 'compare_cars' | 'get_started' | 'no_saved_cars'> {
  /** What one of the dealer’s is called: a car, or a vehicle where it sells no cars. */
  readonly car: string
}
