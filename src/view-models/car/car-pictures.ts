import type { Car } from '#domain/car/car.ts'
import { type Picture, type PicturePolicy, pictureFor } from '#domain/car/picture.ts'

/** A car's photo addresses, its primary one first, each once. */
export function photoUrls({ primary_image_url, images }: Pick<Car, 'primary_image_url' | 'images'>): readonly string[] {
  const primary = primary_image_url ? [primary_image_url] : []
  return [...new Set([...primary, ...images.map(({ url }) => url)])]
}

/** All pictures of a car page, the first as on the card. */
export function carPictures(
  car: Pick<Car, 'primary_image_url' | 'images'>,
  alt: string,
  policy: PicturePolicy,
): readonly Picture[] {
  return photoUrls(car).map((url) => pictureFor(url, alt, policy))
}
