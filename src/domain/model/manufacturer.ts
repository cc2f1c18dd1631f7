/** A make of the catalogue. Without a logo its name is shown as text. */
export interface Manufacturer {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly logo_url: string | null
}
