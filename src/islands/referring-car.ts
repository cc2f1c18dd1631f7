import { fetchListedCars } from '#api/listed-cars.ts'
import { isNoLongerForSale } from '#api/no-longer-for-sale.ts'
import type { CarToday } from '#api/stock-status.ts'
import { subscribeToStockUpdates } from '#api/stock-updates.ts'
import { lastViewedCar } from '#stores/last-viewed-car.ts'

const referringId = new URLSearchParams(location.search).get('car_id')

function put(place: HTMLElement, part: string, text: string): void {
  const element = place.querySelector(`[data-referring-car-${part}]`)
  if (element) element.textContent = text
}

/** As on its card: "$25,990 Drive Away". */
const priceOf = ({ price, terms }: Pick<CarToday, 'price' | 'terms'>) => [price, terms].filter(Boolean).join(' ')

/** Shows the car whose page led to this form, with picture and price, in the page's empty placeholder. */
function show(place: HTMLAnchorElement): void {
  const car = lastViewedCar(referringId)
  if (!car) return
  put(place, 'title', [car.title, car.subtitle].filter(Boolean).join(' '))
  put(place, 'price', priceOf(car))
  const picture = place.querySelector('img')
  if (picture && car.image) picture.src = car.image
  else picture?.remove()
  place.href = `/cars/${car.slug}`
  place.hidden = false
}

/** The link may be older than the listing: the form still works, and the page says that the car is no longer listed. */
async function tellIfGone(places: readonly HTMLElement[], id: string): Promise<void> {
  const listed = await fetchListedCars()
  if (listed !== null && listed.get(id)?.kind !== 'price') sayGone(places)
}

function sayGone(places: readonly HTMLElement[]): void {
  for (const place of places) put(place, 'price', '')
  for (const note of document.querySelectorAll<HTMLElement>('[data-referring-car-gone]')) note.hidden = false
}

/** Applies today's stock status. */
function showToday(places: readonly HTMLElement[], today: CarToday | undefined): void {
  if (isNoLongerForSale(today)) sayGone(places)
  else if (today?.price !== undefined) for (const place of places) put(place, 'price', priceOf(today))
}

const places = [...document.querySelectorAll<HTMLAnchorElement>('a[data-referring-car]')]
for (const place of places) show(place)
if (referringId && places.length > 0) {
  void tellIfGone(places, referringId)
  subscribeToStockUpdates(({ cars }) => {
    showToday(
      places,
      Object.values(cars).find(({ id }) => id === referringId),
    )
  })
}
