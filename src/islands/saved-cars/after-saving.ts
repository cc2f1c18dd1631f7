import { areKept } from '#stores/saved-kept.ts'
import { importWithRetry } from '../shared/import-with-retry.ts'
import { flyToGarage } from './fly-to-garage.ts'

/** Animates a saved car towards the garage, and shows a note when storage cannot keep it. */
export function afterSaving(heart: HTMLElement): void {
  flyToGarage(heart)
  if (areKept()) return
  importWithRetry(() => import('../shared/unkept-note.ts')).then(
    ({ tellUnkept }) => tellUnkept('cars', heart),
    () => undefined,
  )
}
