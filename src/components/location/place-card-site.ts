import type { SiteSlice } from '#tenants/site-slice.ts'

/** Site settings for location cards, passed through by lists of them. */
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
