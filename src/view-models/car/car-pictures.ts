import type { Car } from '#domain/car/car.ts'
import { photoUrls } from '#domain/car/photo-urls.ts'
import { type Picture, type PicturePolicy, pictureFor } from '#domain/car/picture.ts'

/** All pictures of a car page; the first is the card's. */
export function carPictures(
  car: Pick<Car, 'primary_image_url' | 'images'>,
  alt: string,
  policy: PicturePolicy,
): readonly Picture[] {
  return photoUrls(car).map((url) => pictureFor(url, alt, policy))
}
