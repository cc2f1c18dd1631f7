import type { CarType } from './car.ts'

/** What a car of a type is called before its price, its number or its distance. */
export const typeNames: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' }
