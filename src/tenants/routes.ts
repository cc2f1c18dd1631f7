/** Where each page of a site lives, or null when the site has no such page. Links are made from this table alone. */
export interface Routes {
  readonly home: '/'
  readonly search: string
  readonly models: string | null
  readonly contact: string
  readonly faqs: string | null
  readonly privacy: string
  readonly favourites: string | null
  readonly success: string
  readonly dealerships: string | null
  readonly terms: string | null
}
