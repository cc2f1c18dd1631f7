import { fetchPageOfCar } from '#api/page-of-car.ts'

/** Replaces the featured cars with the similar cars on the car's own page; without any, the row stays. */
export async function showSimilarCars(path: string): Promise<void> {
  const row = document.querySelector('[aria-labelledby="featured"]')
  const theirs = (await fetchPageOfCar(path))?.querySelector('[aria-labelledby="similar"]')
  // Not while the shopper uses the row.
  if (!theirs || !row || row.matches(':focus-within')) return
  row.querySelector('h2')?.replaceChildren(theirs.querySelector('h2')?.textContent ?? '')
  // The note on comparison rates belongs to cars that show a rate.
  row.querySelector('.car-grid-note')?.remove()
  row.querySelector('.car-grid')?.replaceWith(...theirs.querySelectorAll('.car-grid, .car-grid-note'))
}
