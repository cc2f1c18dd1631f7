import type { SiteSlice } from '#tenants/site-slice.ts'

/** Text of the button, and title of the form. */
export const photosTitle = 'Request Photos'

/** Whether a car's page offers to send pictures: it has none, and the dealer takes enquiries and has this button. */
export function mayRequestPhotos(
  { cars: { features, buttons } }: SiteSlice<'cars.features' | 'cars.buttons'>,
  pictures: readonly unknown[],
): boolean {
  return features.enquiry && buttons.photos !== false && pictures.length === 0
}
