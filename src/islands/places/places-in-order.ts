/**
 * Sorts the places beside a form by ids, one per line; others follow in their order. Each list keeps its number of
 * places, so that as many as before are visible.
 */
export function placesInOrder(order: string): void {
  const ids = order.split('\n')
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')]
  const homes = places.map((place) => place.parentElement)
  const rank = ({ dataset }: HTMLElement) => ids.indexOf(dataset.place ?? '') + 1 || places.length + 1
  const sorted = places.toSorted((a, b) => rank(a) - rank(b))
  if (sorted.every((place, at) => place === places[at])) return
  for (const [at, place] of sorted.entries()) homes[at]?.append(place)
}
