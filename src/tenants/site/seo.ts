/** Metadata for search engines and link previews. */
export interface Seo {
  readonly description: string
  readonly keywords: readonly string[]
  /** Site path or URL of the link preview picture: the dealer's own, else one drawn from its logo. */
  readonly social_image: string
  readonly google_site_verification: string | null
}
