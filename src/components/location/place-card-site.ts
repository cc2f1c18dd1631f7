import type { SiteSlice } from '#tenants/site-slice.ts'

/** What the card of a place shows of a site; rows of cards hand it on. */
export type PlaceCardSite = SiteSlice<
  | 'contact.phone'
  | 'contact.mode'
  | 'labels'
  | 'locale'
  | 'location_pages'
  | 'locations'
  | 'routes'
  | 'services'
  | 'pages.routes.location_slug'
>
