import type { Site } from '#tenants/site.ts'

/** What asking for pictures is called, on the button and over the form. */
export const photosTitle = 'Request Photos'

/** Whether a car's page offers to send pictures: it has none, and the dealer takes enquiries and offers this one. */
export function mayRequestPhotos(
  { features, buttons }: Pick<Site, 'features' | 'buttons'>,
  pictures: readonly unknown[],
): boolean {
  return features.enquiry && buttons.photos !== false && pictures.length === 0
}
