import type { Site } from '#tenants/site.ts'

/** What asking for pictures is called, on the button and over the form. */
export const photosTitle = 'Request Photos'

/** Whether a car's page offers to send pictures: it has none, and the dealer takes enquiries. */
export function mayRequestPhotos({ features }: Pick<Site, 'features'>, pictures: readonly unknown[]): boolean {
  return features.enquiry && pictures.length === 0
}
