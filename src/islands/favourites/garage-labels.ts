import type { MarkLabels } from '#components/car/CarMarks.tsx'
import type { Labels } from '#tenants/labels.ts'

/** The words of the site that the garage and the cars side by side say. */
export type GarageLabels = MarkLabels & Pick<Labels, 'enquire' | 'compare_cars' | 'get_started' | 'no_saved_cars'>
