import type { Car } from '#domain/car/car.ts'
import type { Site } from '#tenants/site.ts'

/** Cards in full rows of a wide page, by design: one row of four, two of three, three of two. */
const mostShown = { standard: 4, large: 6, pairs: 6 } as const
/** For cars that look the same: one row (two for `pairs`), as more would repeat one picture. */
const mostAlike = { standard: 4, large: 3, pairs: 4 } as const

/** Whether at least three in four cars share one picture, as with stock photos of a paint. */
function areAlike(cars: readonly Pick<Car, 'primary_image_url'>[]): boolean {
  const pictured = cars.filter((car) => car.primary_image_url)
  const alike = [...Map.groupBy(pictured, (car) => car.primary_image_url).values()].map(({ length }) => length)
  return alike.some((count) => count >= 0.75 * cars.length)
}

/** One or two further cars are shown as well rather than linked to. */
const mostLeftOut = 2

/** Number of cards to show for these cars. */
export function mostCards(
  cars: readonly Pick<Car, 'primary_image_url'>[],
  design: Site['brand']['design']['list'],
): number {
  const isAlike = areAlike(cars)
  const most = (isAlike ? mostAlike : mostShown)[design]
  return cars.length > most + (isAlike ? 1 : mostLeftOut) ? most : cars.length
}
