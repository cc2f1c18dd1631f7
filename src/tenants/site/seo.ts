/** What search engines and link previews read. */
export interface Seo {
  readonly description: string
  readonly keywords: readonly string[]
  /** Site path of the picture of links: the dealer's own, else one drawn of its logo. */
  readonly social_image: string
  readonly google_site_verification: string | null
}
