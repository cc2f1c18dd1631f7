import type { Car } from '#domain/car/car.ts'
import type { Site } from '#tenants/site.ts'

/** Whole rows of a wide page, by how many the design sets side by side: one of four, two of three, three of two. */
const mostShown = { standard: 4, large: 6, pairs: 6 } as const
/** Of cars that look the same one row, or two of two: more would be one picture over and over. */
const mostAlike = { standard: 4, large: 3, pairs: 4 } as const

/** Three of four have one picture, as cars of one paint do that nobody photographed one by one. */
function areAlike(cars: readonly Pick<Car, 'primary_image_url'>[]): boolean {
  const pictured = cars.filter((car) => car.primary_image_url)
  const alike = [...Map.groupBy(pictured, (car) => car.primary_image_url).values()].map(({ length }) => length)
  return alike.some((count) => count >= 0.75 * cars.length)
}

/** Nobody follows a way to one or two more: they are shown, too. */
const mostLeftOut = 2

/** How many cards stand for these. */
export function mostCards(
  cars: readonly Pick<Car, 'primary_image_url'>[],
  design: Site['brand']['design']['list'],
): number {
  const isAlike = areAlike(cars)
  const most = (isAlike ? mostAlike : mostShown)[design]
  return cars.length > most + (isAlike ? 1 : mostLeftOut) ? most : cars.length
}
