import type { FullScreen } from './gallery/full-screen.ts'
import { stepByKeys, stripOf, watchStrip } from './gallery/strip.ts'
import { thumbsOf } from './gallery/thumbs.ts'
import { importWithRetry } from './shared/import-with-retry.ts'

/** Enhances the gallery of a car page: step buttons, keys, counter, thumbnails, full screen. */
function enhance(gallery: HTMLElement): void {
  const list = gallery.querySelector<HTMLElement>('[data-gallery-strip]')
  if (!list) return
  const strip = stripOf(list)
  const counter = gallery.querySelector('[data-gallery-counter]')
  const row = gallery.querySelector<HTMLElement>('[data-gallery-thumbs]')
  const thumbs = row && thumbsOf(row, (index) => strip.show(index))
  const tell = (index: number) => {
    if (counter) counter.textContent = `${index + 1} / ${strip.count()}`
  }
  tell(strip.index())
  watchStrip(list, strip, (index) => {
    tell(index)
    thumbs?.mark(index)
  })
  stepByKeys(list, strip)
  for (const button of gallery.querySelectorAll<HTMLElement>('.gallery-stage [data-gallery-step]')) {
    button.hidden = false
    button.addEventListener('click', () => strip.show(strip.index() + Number(button.dataset.galleryStep)))
  }
  offerFullScreen(gallery, list, strip.index, (index) => strip.show(index, 'at once'))
}

/**
 * Returns the function that opens the dialog. Its script is loaded on the first press; if that fails, the image file
 * itself opens.
 */
function openerOf(dialog: HTMLDialogElement, list: HTMLElement, closed: (index: number) => void) {
  let made: Promise<FullScreen | null> | undefined
  const make = async () => {
    const { fullScreenOf } = await importWithRetry(() => import('./gallery/full-screen.ts'))
    return fullScreenOf(dialog, list, closed)
  }
  return (index: number) => {
    made ??= make()
    made.then(
      (fullScreen) => fullScreen?.open(index),
      () => location.assign(list.querySelectorAll('img')[index]?.currentSrc ?? ''),
    )
  }
}

function offerFullScreen(
  gallery: HTMLElement,
  list: HTMLElement,
  index: () => number,
  closed: (index: number) => void,
): void {
  const dialog = gallery.querySelector<HTMLDialogElement>('[data-gallery-full]')
  const button = gallery.querySelector<HTMLElement>('[data-gallery-open]')
  if (!dialog || !button) return
  const open = openerOf(dialog, list, closed)
  button.hidden = false
  gallery.dataset.ready = ''
  button.addEventListener('click', () => open(index()))
  list.addEventListener('click', (event) => {
    if (event.target instanceof HTMLImageElement) open(index())
  })
}

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) enhance(gallery)
