import type { Car } from '#domain/car/car.ts'
import { photoUrls } from '#domain/car/photo-urls.ts'

type Pictured = Pick<Car, 'primary_image_url' | 'images'>

/**
 * Cars with their pictures varied: a car with the same picture as the one before it gets its first photo not shown yet,
 * else any other photo. Otherwise six cars of one paint would look like one car.
 */
export function varyCarPictures<C extends Pictured>(cars: readonly C[]): readonly C[] {
  const row: C[] = []
  const urls = () => row.map(({ primary_image_url: url }) => url)
  for (const car of cars) {
    const [own, ...sides] = photoUrls(car)
    const isTwin = own !== undefined && urls().at(-1) === own
    const other = sides.find((url) => !urls().includes(url)) ?? sides[0]
    row.push(isTwin && other ? { ...car, primary_image_url: other } : car)
  }
  return row
}
