import type { Promo } from './promo.ts'

/** A promo without dates that is on, for tests. */
export const samplePromo: Promo = {
  title: 'Sale',
  text: '',
  url: null,
  image: null,
  button: null,
  start: null,
  expiry: null,
  position: 0,
  display: true,
  strictDisplay: false,
}
