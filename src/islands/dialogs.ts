import { drawShared, fetchShared } from './runtime/shared-island.ts'
import { isSparing } from './shared/prefetch.ts'

/**
 * `data-fill="name=value"` on it puts a value into a control of that dialog's form.
 * `data-opens="id"` on a link or button opens the native dialog of that id, `data-closes` closes the one it stands in.
 * A link keeps its address for shoppers without JavaScript, and for a click that asks for a new tab.
 */
const dialogOf = (opener: HTMLElement): HTMLDialogElement | null => {
  const dialog = document.getElementById(opener.dataset.opens ?? '')
  return dialog instanceof HTMLDialogElement ? dialog : null
}

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

const islandIn = (place: ParentNode) => place.querySelector<HTMLElement>('astro-island')

function openBy(event: MouseEvent | KeyboardEvent): void {
  const opener = closest(event, '[data-opens]')
  const dialog = opener && dialogOf(opener)
  if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  if (!dialog.open) dialog.showModal()
  // Where its form cannot be had the island says so itself, and the dialog names another way.
  draw(dialog).then(
    () => fill(dialog, opener.dataset.fill),
    () => {},
  )
}

async function draw(dialog: HTMLDialogElement): Promise<void> {
  const island = islandIn(dialog)
  if (island) await drawShared(island)
}

/** A form whose script runs hears of it as of a choice of the shopper's; any other finds it when its script comes. */
function fill(dialog: HTMLDialogElement, what: string | undefined): void {
  const [name = '', value = ''] = (what ?? '').split('=')
  const control = name === '' ? null : dialog.querySelector('form')?.elements.namedItem(name)
  if (!(control instanceof HTMLSelectElement)) return
  control.value = value
  control.dataset.chosen = ''
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The form inside wakes when it is first seen; its scripts are fetched as soon as someone reaches for it. */
function fetchAhead(event: Event): void {
  const opener = closest(event, '[data-opens]')
  const dialog = opener && dialogOf(opener)
  const island = dialog && islandIn(dialog)
  if (!island) return
  fetchEarly(island)
  for (const name of ['component-url', 'renderer-url']) {
    const href = island.getAttribute(name)
    if (!href || document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

/** It is asked for again when the form is opened, where a failure is answered. */
function fetchEarly(island: HTMLElement): void {
  fetchShared(island).catch(() => {})
}

/** What forms are drawn as is small and the same on many pages: it is there before anybody opens one. */
function fetchAll(): void {
  if (!isSparing())
    for (const island of document.querySelectorAll<HTMLElement>('dialog astro-island')) fetchEarly(island)
}

/** A click on the dialog itself, not on what stands in it, is a click beside it. */
function closeBy(event: MouseEvent): void {
  const inside = closest(event, '[data-closes]')?.closest('dialog')
  const beside = event.target instanceof HTMLDialogElement && event.target.matches('[data-light-close]') && event.target
  if (inside) inside.close()
  else if (beside && isBeside(beside, event)) beside.close()
}

function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
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
  if (event.key === ' ' && closest(event, 'a[data-opens]')) openBy(event)
})
document.addEventListener('pointerover', fetchAhead, { passive: true })
document.addEventListener('focusin', fetchAhead)
window.addEventListener('load', fetchAll)
