import type { Car } from '#domain/car/car.ts'
import { photoUrls } from '#domain/car/photo-urls.ts'
import { type Picture, type PicturePolicy, pictureFor, smallestSource } from '#domain/car/picture.ts'

/** All pictures of a car page; the first is the card's. */
export function carPictures(
  car: Pick<Car, 'primary_image_url' | 'images'>,
  alt: string,
  policy: PicturePolicy,
): readonly Picture[] {
  const thumbs = new Map(car.images.map(({ url, thumb }) => [url, thumb]))
  return photoUrls(car).map((url) => {
    const picture = pictureFor(url, alt, policy)
    const thumb = picture.srcset === '' && thumbs.get(url)
    return thumb ? { ...picture, thumb: smallestSource(pictureFor(thumb, alt, policy)) } : picture
  })
}
