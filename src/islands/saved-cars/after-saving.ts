import { isSavedListStored } from '#stores/saved-list-stored.ts'
import { importWithRetry } from '../shared/import-with-retry.ts'
import { flyToGarage } from './fly-to-garage.ts'

/** Animates a saved car towards the garage, and shows a note when storage cannot keep it. */
export function afterSaving(heart: HTMLElement): void {
  flyToGarage(heart)
  if (isSavedListStored()) return
  importWithRetry(() => import('../shared/storage-warning.ts')).then(
    ({ showStorageWarning }) => showStorageWarning('cars', heart),
    () => undefined,
  )
}
