import { seenCar } from '#stores/seen-car.ts'

/** Beside a form that a car's page led to: that car, with its picture and price. The page carries an empty place for it. */
function show(place: HTMLAnchorElement): void {
  const car = seenCar(new URLSearchParams(location.search).get('car_id'))
  if (!car) return
  const put = (part: string, text: string) => {
    const element = place.querySelector(`[data-asked-${part}]`)
    if (element) element.textContent = text
  }
  put('title', [car.title, car.subtitle].filter(Boolean).join(' '))
  put('price', car.price)
  const picture = place.querySelector('img')
  if (picture && car.image) picture.src = car.image
  else picture?.remove()
  place.href = `/cars/${car.slug}`
  place.hidden = false
}

for (const place of document.querySelectorAll<HTMLAnchorElement>('a[data-asked-car]')) show(place)
