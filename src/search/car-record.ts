import type { Car } from '#domain/car/car.ts'
import { isFigure } from '#domain/model/measured-features.ts'
import { documentOf } from './document.ts'

/**
 * A car as an index holds it, made where indexes are: its features without the figures that every model has others of. Browsers,
 * which read documents too, do not carry the words by which figures are told.
 */
export const recordOf = (car: Car): ReturnType<typeof documentOf> =>
  documentOf({ ...car, features: car.features.filter((feature) => !isFigure(feature)) })
