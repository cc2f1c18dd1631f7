import type { Car } from '#domain/car/car.ts'
import { photoUrls } from '#view-models/car/car-pictures.ts'

type Pictured = Pick<Car, 'primary_image_url' | 'images'>

/**
 * Cars in a row as they are seen there: one whose picture stands right before it already shows its next one, where it has
 * several. Six of one paint would look like one car six times.
 */
export function turned<C extends Pictured>(cars: readonly C[]): readonly C[] {
  const row: C[] = []
  for (const car of cars) {
    const [own, next] = photoUrls(car)
    const isTwin = own !== undefined && row.at(-1)?.primary_image_url === own
    row.push(isTwin && next ? { ...car, primary_image_url: next } : car)
  }
  return row
}
