/** One model of a manufacturer's catalogue. */
export interface Model {
  readonly name: string
  readonly slug: string
  readonly make: string
  readonly image_url: string | null
  readonly short_description: string
  /** A truthy status marks the model as all-new. */
  readonly status: string | null
  readonly position: number
  readonly override_url: string | null
  readonly manufacturer_body: string | null
  readonly fuel: string | null
}
