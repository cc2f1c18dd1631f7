import { drawShared, fetchIn, islandIn, wakeAgain } from '../runtime/shared-island.ts'
import { isSparing } from '../shared/prefetch.ts'

/** Whoever stood on the line that stands in for the form is led to the head of the dialog when that goes. */
function keepFocus(dialog: HTMLElement): void {
  const isThere = dialog.querySelector('form') !== null
  if (isThere && dialog.querySelector('.form-late')?.contains(document.activeElement))
    dialog.querySelector('h2')?.focus()
}

/**
 * Opens the dialog of a form, and resolves when that is drawn. A form that could not be had before is asked for again. @throws when
 * it cannot be had now: the dialog names another way
 */
export async function openForm(dialog: HTMLDialogElement): Promise<void> {
  if (!dialog.open) dialog.showModal()
  wakeAgain(dialog)
  const island = islandIn(dialog)
  if (!island) return
  await drawShared(island)
  keepFocus(dialog)
}

/** What forms are drawn as is small and the same on many pages: it is there before anybody opens one. */
export function fetchForms(): void {
  if (!isSparing()) for (const dialog of document.querySelectorAll('.form-dialog')) fetchIn(dialog)
}

/** A click on the dialog itself, not on what stands in it, is a click beside it; the second of a double click is none. */
function isBeside(dialog: HTMLDialogElement, { clientX, clientY, detail }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return detail < 2 && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

/** Closes a dialog by its button, or by a click beside it. */
export function closeBy(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  target.closest('[data-closes]')?.closest('dialog')?.close()
  if (target instanceof HTMLDialogElement && target.matches('[data-light-close]') && isBeside(target, event))
    target.close()
}
