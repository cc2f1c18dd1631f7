import type { CarToday } from './stock-status.ts'

/** Whether a car is no longer for sale. */
export const isNoLongerForSale = (today: Pick<CarToday, 'state'> | undefined): boolean =>
  today?.state === 'sold' || today?.state === 'gone'
