import { islandIn, prefetchIsland, renderSharedIsland, retryIsland } from '../runtime/shared-island.ts'
import { isDataSaverOn } from '../shared/prefetch.ts'

/** Moves the focus to the dialog's heading when the form replaces the focused loading note. */
function keepFocus(dialog: HTMLElement): void {
  const isThere = dialog.querySelector('form') !== null
  if (isThere && dialog.querySelector('.form-late')?.contains(document.activeElement))
    dialog.querySelector('h2')?.focus()
}

/**
 * Opens a form's dialog and resolves when the form is drawn. A form that failed to load is retried.
 * @throws when it cannot be loaded now: the dialog shows another way
 */
export async function openForm(dialog: HTMLDialogElement): Promise<void> {
  if (!dialog.open) dialog.showModal()
  retryIsland(dialog)
  const island = islandIn(dialog)
  if (!island) return
  await renderSharedIsland(island)
  keepFocus(dialog)
}

/** Prefetches the markup of forms before one is opened: it is small and shared by many pages. */
export function fetchForms(): void {
  if (!isDataSaverOn()) for (const dialog of document.querySelectorAll('.form-dialog')) prefetchIsland(dialog)
}

/** Whether a click on the dialog is outside its box. The second click of a double click does not count. */
function isBeside(dialog: HTMLDialogElement, { clientX, clientY, detail }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return detail < 2 && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

/** Closes a dialog on its button, or on a click outside it. */
export function closeBy(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  target.closest('[data-closes]')?.closest('dialog')?.close()
  if (target instanceof HTMLDialogElement && target.matches('[data-light-close]') && isBeside(target, event))
    target.close()
}
