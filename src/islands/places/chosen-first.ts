/** Beside a form, the place that is chosen in it stands first, and the others as they stood: as many as before are seen at once. */
export function chosenFirst(id: string): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')]
  const homes = places.map((place) => place.parentElement)
  const isOther = ({ dataset }: HTMLElement) => Number(dataset.place !== id)
  if (places.every(isOther)) return
  for (const [at, place] of places.toSorted((a, b) => isOther(a) - isOther(b)).entries()) homes[at]?.append(place)
}
