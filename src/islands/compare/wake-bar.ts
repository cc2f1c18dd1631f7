import { $saved, garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { passingBar } from './passing.ts'
import { drawBar } from './slots.ts'

/** Focus stays in the bar when the button that had it goes with its car. */
function remove(bar: HTMLElement, id: string): void {
  garage.remove(id)
  // The next button of its kind, so that a second press takes out another car and leads nowhere.
  const next = bar.querySelector<HTMLElement>('[data-remove]')
  const way = next ?? bar.querySelector<HTMLElement>('[data-compare-slots] a, .compare-bar-go')
  way?.focus()
}

/** Keeps a bar as the saved cars are. `before`: those of the moment when the page was opened, which is no change. */
export function wakeBar(bar: HTMLElement, before: readonly SavedCar[]): void {
  const tell = bar.dataset.compareBar === 'passing' ? passingBar(bar) : null
  tell?.(before)
  $saved.subscribe((saved) => {
    drawBar(bar, saved)
    tell?.(saved)
  })
  bar.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-remove]') : null
    if (button?.dataset.remove) remove(bar, button.dataset.remove)
  })
}
