import { fetchPageOfCar } from '#api/page-of-car.ts'

/** Instead of the first cars of the stock those that the car's own page has for it, as it shows them; without any the row stays. */
export async function showCarsLikeIt(path: string): Promise<void> {
  const row = document.querySelector('[aria-labelledby="featured"]')
  const theirs = (await fetchPageOfCar(path))?.querySelector('[aria-labelledby="similar"]')
  // Nothing is taken out of a hand.
  if (!theirs || !row || row.matches(':focus-within')) return
  row.querySelector('h2')?.replaceChildren(theirs.querySelector('h2')?.textContent ?? '')
  // A rate is compared below the cars that say one.
  row.querySelector('.car-grid-note')?.remove()
  row.querySelector('.car-grid')?.replaceWith(...theirs.querySelectorAll('.car-grid, .car-grid-note'))
}
