import { initialSavedBar, isBarShown, nextSavedBar } from '#domain/saved/saved-bar.ts'
import type { SavedCar } from '#stores/saved-car.ts'

/** How soon to check again while the bar is in use, in ms. */
const timeoutMs = 1000

/**
 * Shows a bar for five seconds after each change, and for as long as a pointer or the focus is in it. Returns the
 * function to call with each change of the saved cars.
 */
export function createAutoHidingBar(bar: HTMLElement): (saved: readonly SavedCar[]) => void {
  let state = initialSavedBar
  let timer = 0
  const look = () => {
    const isUsed = !bar.hidden && bar.matches(':hover, :focus-within')
    const isShown = isBarShown(state, Date.now())
    bar.hidden = !(isShown || isUsed)
    clearTimeout(timer)
    if (isShown) timer = window.setTimeout(look, (state.hidesAt ?? 0) - Date.now())
    else if (isUsed) timer = window.setTimeout(look, timeoutMs)
  }
  return (saved) => {
    state = nextSavedBar(
      state,
      saved.map(({ id }) => id),
      Date.now(),
    )
    look()
  }
}
