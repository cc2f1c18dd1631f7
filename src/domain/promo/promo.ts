/** A card or slide shown between two moments. Times are ISO 8601; null is open-ended. */
export interface Promo {
  readonly title: string
  readonly text: string
  readonly url: string | null
  readonly image: string | null
  readonly start: string | null
  readonly expiry: string | null
  readonly position: number
  readonly display: boolean
  /** Show only inside the window, even when `display` is on. */
  readonly strictDisplay: boolean
}
