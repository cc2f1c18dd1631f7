import type { APIRoute } from 'astro'
import type { ListedCarsFile } from '#api/listed-cars.ts'
import { priceText } from '#domain/car/price.ts'
import { currentTenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'

/** Current state of every car on show: its price, or that it is sold. The browser updates saved cars from it. */
export const GET: APIRoute = () => {
  const { site, showroom, now } = currentTenant()
  const cars = showroom.cars.map((car) => summaryOf(car, site, now))
  const isSold = ({ badge }: (typeof cars)[number]) => badge?.kind === 'sold'
  const file: ListedCarsFile = {
    prices: Object.fromEntries(cars.filter((car) => !isSold(car)).map(({ id, price }) => [id, priceText(price)])),
    sold: Object.fromEntries(cars.filter(isSold).map(({ id, badge }) => [id, badge?.text ?? ''])),
  }
  return Response.json(file)
}
