import { $saved, garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { createAutoHidingBar } from './auto-hiding-bar.ts'
import { renderCompareBar } from './slots.ts'

/** Removes a car; the focus stays in the bar although its button is removed. */
function remove(bar: HTMLElement, id: string): void {
  garage.remove(id)
  // The next remove button, so that a second press removes another car and does not navigate.
  const next = bar.querySelector<HTMLElement>('[data-remove]')
  const way = next ?? bar.querySelector<HTMLElement>('[data-compare-slots] a, .compare-bar-go')
  way?.focus()
}

/** Keeps a bar in sync with the saved cars. `before`: the cars at page load, which are not a change. */
export function syncCompareBar(bar: HTMLElement, before: readonly SavedCar[]): void {
  const tell = bar.dataset.compareBar === 'passing' ? createAutoHidingBar(bar) : null
  tell?.(before)
  $saved.subscribe((saved) => {
    renderCompareBar(bar, saved)
    tell?.(saved)
  })
  bar.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-remove]') : null
    if (button?.dataset.remove) remove(bar, button.dataset.remove)
  })
}
