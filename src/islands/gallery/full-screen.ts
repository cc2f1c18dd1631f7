import { loadLazyStyles } from '../shared/lazy-styles.ts'
import styles from './full-screen.css?url'
import { type Strip, stepByKeys, stripOf, watchStrip } from './strip.ts'
import { thumbsOf } from './thumbs.ts'
import { zoomOf } from './zoom.ts'

/** The gallery's pictures in full screen. */
export interface FullScreen {
  readonly open: (index: number) => void
}

/** Copies the page's pictures, each requested at the width of the screen. */
function fill(list: HTMLElement, source: HTMLElement): void {
  const copies = [...source.children].map((item) => {
    const copy = item.cloneNode(true) as HTMLElement
    copy.removeAttribute('id')
    const picture = copy.querySelector('img')
    if (picture?.srcset) picture.sizes = '100vw'
    return copy
  })
  list.replaceChildren(...copies)
}

/** Copies the page's thumbnails for the pictures of this dialog. Returns the function that marks the current one. */
function fillThumbs(dialog: HTMLElement, strip: Strip): (index: number) => void {
  const source = dialog.parentElement?.querySelector('[data-gallery-thumbs]')
  const row = dialog.querySelector<HTMLElement>('[data-gallery-full-thumbs]')
  if (!source || !row) return () => undefined
  row.replaceChildren(...[...source.children].map((item) => item.cloneNode(true)))
  return thumbsOf(row, (index) => strip.show(index)).mark
}

function wire(dialog: HTMLDialogElement, strip: Strip, closed: () => void): void {
  dialog.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null
    const button = pressed?.closest('button')
    const step = Number(button?.dataset.galleryStep ?? 0)
    if (step !== 0) strip.show(strip.index() + step)
    // A link to another part of the page, which is behind the dialog; clicks on thumbnails are already
    // default-prevented.
    const isLeaving = pressed?.closest('a[href^="#"]') && !event.defaultPrevented
    if (isLeaving || button?.dataset.galleryClose !== undefined) dialog.close()
  })
  stepByKeys(dialog, strip)
  dialog.addEventListener('close', closed)
}

/**
 * Fills and wires the dialog; null when it has no list. `closed` gets the index of the picture that was in view.
 * @throws when its styles cannot be loaded
 */
export async function fullScreenOf(
  dialog: HTMLDialogElement,
  source: HTMLElement,
  closed: (index: number) => void,
): Promise<FullScreen | null> {
  await loadLazyStyles(styles)
  const list = dialog.querySelector<HTMLElement>('[data-gallery-full-strip]')
  const counter = dialog.querySelector('[data-gallery-full-counter]')
  if (!list) return null
  fill(list, source)
  const strip = stripOf(list)
  const mark = fillThumbs(dialog, strip)
  let last = 0
  const zoom = zoomOf(dialog, list, () => list.children[last])
  const tell = (index: number) => {
    last = index
    zoom.end()
    mark(index)
    if (counter) counter.textContent = `${index + 1} / ${strip.count()}`
  }
  watchStrip(list, strip, tell)
  wire(dialog, strip, () => closed(last))
  return {
    open(index) {
      dialog.showModal()
      strip.show(index, 'at once')
      tell(index)
    },
  }
}
