import type { SiteSlice } from '#tenants/site-slice.ts'

/** What asking for pictures is called, on the button and over the form. */
export const photosTitle = 'Request Photos'

/** Whether a car's page offers to send pictures: it has none, and the dealer takes enquiries and offers this one. */
export function mayRequestPhotos(
  { cars: { features, buttons } }: SiteSlice<'cars.features' | 'cars.buttons'>,
  pictures: readonly unknown[],
): boolean {
  return features.enquiry && buttons.photos !== false && pictures.length === 0
}
