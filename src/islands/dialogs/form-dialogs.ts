import { drawShared, fetchShared } from '../runtime/shared-island.ts'
import { isSparing } from '../shared/prefetch.ts'

const islandIn = (place: ParentNode) =>
  place.querySelector<HTMLElement & { readonly start?: () => void }>('astro-island')

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
  const island = islandIn(dialog)
  if (!island) return
  if (island.matches('[ssr][data-broken]')) island.start?.()
  await drawShared(island)
  keepFocus(dialog)
}

/** Fetches what the form in a dialog is drawn as; it is asked for again when that is opened, where a failure is answered. */
export function fetchForm(dialog: ParentNode): HTMLElement | null {
  const island = islandIn(dialog)
  if (island) fetchShared(island).catch(() => {})
  return island
}

/** What forms are drawn as is small and the same on many pages: it is there before anybody opens one. */
export function fetchForms(): void {
  if (!isSparing()) for (const dialog of document.querySelectorAll('.form-dialog')) fetchForm(dialog)
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
