import type { SiteSlice } from '#tenants/site-slice.ts'

/** Site settings for a car's gallery and its full-screen view. */
export type GallerySite = SiteSlice<
  'routes' | 'contact' | 'locations' | 'labels.similar_cars' | 'cars.buttons' | 'cars.features'
>
