import type { MarkLabels } from '#components/car/CarMarks.tsx'
import type { Labels } from '#tenants/labels.ts'

/** The site's labels used by the garage and the comparison. */
export interface GarageLabels
  extends MarkLabels,
    Pick<Labels, 'enquire' | 'compare_cars' | 'get_started' | 'no_saved_cars'> {
  /** The noun for one: car, or vehicle at a dealer that sells no cars. */
  readonly car: string
}
