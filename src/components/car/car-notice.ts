import type { Car } from '#domain/car/car.ts'

/** What stands over the price of a car that cannot simply be bought today. */
export interface CarNotice {
  readonly kind: 'sold' | 'reserved' | 'coming_soon'
  readonly title: string
  readonly text: string
}

/** The notice of a car's state, or null for a car that is simply for sale. */
export function carNotice(car: Pick<Car, 'status' | 'reserved' | 'preorder'>): CarNotice | null {
  if (car.status === 'sold')
    return {
      kind: 'sold',
      title: 'This one has been sold',
      text: 'Tell us what you liked about it and we will help you find another.',
    }
  if (car.status === 'reserved' || car.reserved)
    return {
      kind: 'reserved',
      title: 'Reserved for another customer',
      text: 'Enquire and we will tell you if it becomes available.',
    }
  if (car.status === 'coming_soon')
    return { kind: 'coming_soon', title: 'On its way to us', text: 'Enquire and we will tell you when it arrives.' }
  return null
}
