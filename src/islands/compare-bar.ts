import { $saved, garage } from '#stores/saved.ts'
import { passingBar } from './compare/passing.ts'
import { drawBar } from './compare/slots.ts'

/** Focus stays in the bar when the button that had it goes with its car. */
function remove(bar: HTMLElement, id: string): void {
  garage.remove(id)
  const next = bar.querySelector<HTMLElement>('[data-remove], [data-compare-slots] a, .compare-bar-go')
  next?.focus()
}

function wake(bar: HTMLElement): void {
  const tell = bar.dataset.compareBar === 'passing' ? passingBar(bar) : null
  $saved.subscribe((saved) => {
    drawBar(bar, saved)
    tell?.(saved)
  })
  bar.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-remove]') : null
    if (button?.dataset.remove) remove(bar, button.dataset.remove)
  })
}

const bars = [...document.querySelectorAll<HTMLElement>('[data-compare-bar]')]
const sticky = bars.filter(({ dataset }) => dataset.compareBar === 'sticky')
for (const bar of sticky.length > 0 ? sticky : bars) wake(bar)
