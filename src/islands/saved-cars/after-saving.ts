import { areKept } from '#stores/saved-kept.ts'
import { importWithRetry } from '../shared/import-with-retry.ts'
import { flyToGarage } from './fly-to-garage.ts'

/** Shows where a car went that was saved, and says where it cannot stay. */
export function afterSaving(heart: HTMLElement): void {
  flyToGarage(heart)
  if (areKept()) return
  importWithRetry(() => import('../shared/unkept-note.ts')).then(
    ({ tellUnkept }) => tellUnkept('cars', heart),
    () => undefined,
  )
}
