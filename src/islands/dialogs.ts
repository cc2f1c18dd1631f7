import { closeBy, fetchForms, openForm } from './dialogs/form-dialogs.ts'
import { islandIn, prefetchIsland } from './runtime/shared-island.ts'

/**
 * `data-opens="id"` on a link or button opens the native dialog of that id, `data-closes` closes the one it is in.
 * `data-fill="name=value"` on the opener sets a control of that dialog's form.
 * A link keeps its address for shoppers without JavaScript, and for a click that opens a new tab.
 */
const dialogOf = (opener: HTMLElement): HTMLDialogElement | null => {
  const dialog = document.getElementById(opener.dataset.opens ?? '')
  return dialog instanceof HTMLDialogElement ? dialog : null
}

const openerOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null

function openBy(event: MouseEvent | KeyboardEvent): void {
  const opener = openerOf(event)
  const dialog = opener && dialogOf(opener)
  if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  openForm(dialog).then(
    () => fill(dialog, opener.dataset.fill),
    () => {},
  )
}

/** Sets a control. A hydrated form handles the change event; any other reads the value when it hydrates. */
function fill(dialog: HTMLDialogElement, what: string | undefined): void {
  const [name = '', value = ''] = (what ?? '').split('=')
  const control = name === '' ? null : dialog.querySelector('form')?.elements.namedItem(name)
  if (!(control instanceof HTMLSelectElement)) return
  control.value = value
  control.dataset.chosen = ''
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Preloads the scripts of a form on hover or focus of its opener; the form hydrates when it becomes visible. */
function fetchAhead(event: Event): void {
  const opener = openerOf(event)
  const dialog = opener && dialogOf(opener)
  const island = dialog && islandIn(dialog)
  if (!island) return
  prefetchIsland(dialog)
  for (const name of ['component-url', 'renderer-url']) {
    const href = island.getAttribute(name)
    if (!href || document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

for (const opener of document.querySelectorAll<HTMLElement>('a[data-opens]')) {
  if (!dialogOf(opener)) continue
  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-haspopup', 'dialog')
}

document.addEventListener('click', (event) => {
  openBy(event)
  closeBy(event)
})
document.addEventListener('keydown', (event) => {
  if (event.key === ' ' && openerOf(event)?.matches('a')) openBy(event)
})
document.addEventListener('pointerover', fetchAhead, { passive: true })
document.addEventListener('focusin', fetchAhead)
addEventListener('load', fetchForms)
