import type { CarType } from './car.ts'

/** Name of a car type before a price, a count or a distance. */
export const typeNames: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' }
