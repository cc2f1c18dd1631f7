import type { CarToday } from './stock-status.ts'

/** Whether a car is not for sale any more. */
export const isOver = (today: Pick<CarToday, 'state'> | undefined): boolean =>
  today?.state === 'sold' || today?.state === 'gone'
