import { $saved } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { importWithRetry } from './shared/import-with-retry.ts'

const bars = [...document.querySelectorAll<HTMLElement>('[data-compare-bar]')]
const sticky = bars.filter(({ dataset }) => dataset.compareBar === 'sticky')
const shown = sticky.length > 0 ? sticky : bars
const before = $saved.get()
let isAsked = false

/** Bars are prerendered empty; the script that fills them is loaded with the first saved car. */
function fill(saved: readonly SavedCar[]): void {
  if (isAsked || saved.length === 0) return
  isAsked = true
  importWithRetry(() => import('./compare/sync-compare-bar.ts')).then(
    ({ syncCompareBar }) => {
      for (const bar of shown) syncCompareBar(bar, before)
    },
    () => {
      isAsked = false
    },
  )
}

if (shown.length > 0) $saved.subscribe(fill)
