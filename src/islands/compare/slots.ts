import { compareBadge, slotsFor } from '#domain/saved/compare-slots.ts'
import type { SavedCar } from '#stores/saved-car.ts'

/** A copy of one of the bar's templates. */
function copyOf(bar: HTMLElement, kind: string): HTMLElement | null {
  const template = bar.querySelector<HTMLTemplateElement>(`template[data-slot="${kind}"]`)
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement | null
}

/** The car's picture, or an empty placeholder. */
function thumbnail(image: string | null): HTMLElement {
  if (!image) return Object.assign(document.createElement('span'), { className: 'compare-thumbnail' })
  const size = { width: 96, height: 64 }
  return Object.assign(document.createElement('img'), { className: 'compare-thumbnail', src: image, alt: '', ...size })
}

/** Fills a slot: "Make model" links to the car, the button removes it. */
function fillCar(slot: HTMLElement, car: SavedCar): void {
  const name = [car.make, car.model].filter(Boolean).join(' ') || car.title
  const title = slot.querySelector('[data-title]')
  const button = slot.querySelector<HTMLElement>('[data-remove]')
  const link = slot.querySelector('a')
  link?.setAttribute('href', `/cars/${car.slug}`)
  link?.prepend(thumbnail(car.image))
  if (title) title.textContent = name
  if (button) {
    button.dataset.remove = car.id
    button.setAttribute('aria-label', `Remove ${name}`)
  }
}

/** Draws the saved cars into a bar's three slots, and how many more there are on its button. */
export function renderCompareBar(bar: HTMLElement, saved: readonly SavedCar[]): void {
  const slots = slotsFor(saved).flatMap((slot) => {
    const element = copyOf(bar, slot.kind)
    if (!element) return []
    if (slot.kind === 'car') fillCar(element, slot.car)
    if (slot.kind === 'empty') element.textContent = String(slot.number)
    return [element]
  })
  bar.querySelector('[data-compare-slots]')?.replaceChildren(...slots)
  bar.toggleAttribute('data-empty', saved.length === 0)
  const count = bar.querySelector('[data-compare-count]')
  if (count) count.textContent = String(saved.length)
  const badge = bar.querySelector<HTMLElement>('[data-compare-badge]')
  const more = compareBadge(saved)
  if (!badge) return
  badge.hidden = more === null
  badge.textContent = more ?? ''
}
