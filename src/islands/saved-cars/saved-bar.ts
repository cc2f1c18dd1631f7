import { savedBarMs } from '#domain/saved/saved-bar.ts'
import type { SavedCar } from '#stores/saved-car.ts'

/** What the bar says: the car just saved, or how many are left. */
export function barText(before: readonly SavedCar[], after: readonly SavedCar[]): string {
  const known = new Set(before.map((car) => car.id))
  const added = after.filter((car) => !known.has(car.id))
  if (added.length === 1 && added[0]?.title) return `Saved: ${added[0].title}`
  if (after.length === 0) return 'No saved cars'
  return `${after.length} saved ${after.length === 1 ? 'car' : 'cars'}`
}

function barElement(link: HTMLAnchorElement): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'saved-bar'
  bar.setAttribute('role', 'status')
  bar.hidden = true
  const text = document.createElement('p')
  const go = document.createElement('a')
  go.className = 'button button--small'
  go.href = link.href
  go.textContent = link.getAttribute('aria-label') ?? link.textContent
  bar.append(text, go)
  return bar
}

/**
 * The bar of saved cars: told of every change, it shows for five seconds from the last one; the first telling is only
 * the list the page starts with. `link` is the way to the garage.
 */
export function savedBar(link: HTMLAnchorElement): (cars: readonly SavedCar[]) => void {
  let before: readonly SavedCar[] | null = null
  let bar: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return (cars) => {
    const last = before
    before = cars
    if (last === null) return
    bar ??= document.body.appendChild(barElement(link))
    const text = bar.querySelector('p')
    if (text) text.textContent = barText(last, cars)
    bar.hidden = false
    clearTimeout(timer)
    timer = setTimeout(() => bar?.setAttribute('hidden', ''), savedBarMs)
  }
}
