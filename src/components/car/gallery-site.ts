import type { SiteSlice } from '#tenants/site-slice.ts'

/** What the pictures of a car and their full screen know of the site. */
export type GallerySite = SiteSlice<
  'routes' | 'contact' | 'locations' | 'labels.similar_cars' | 'cars.buttons' | 'cars.features'
>
