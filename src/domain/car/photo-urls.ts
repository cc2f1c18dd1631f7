import type { Car } from './car.ts'

/** A car's photo URLs, the primary one first, without duplicates. */
export function photoUrls({ primary_image_url, images }: Pick<Car, 'primary_image_url' | 'images'>): readonly string[] {
  const primary = primary_image_url ? [primary_image_url] : []
  return [...new Set([...primary, ...images.map(({ url }) => url)])]
}
