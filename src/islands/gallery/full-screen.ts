import { type Strip, stepByKeys, stripOf, watchStrip } from './strip.ts'

/** The pictures of the page once more, as large as the screen. */
export interface FullScreen {
  readonly open: (index: number) => void
}

/** The page's own pictures, each asked for at the width of the screen. */
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

function wire(dialog: HTMLDialogElement, strip: Strip, closed: (index: number) => void): void {
  dialog.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const step = Number(button?.dataset.galleryStep ?? 0)
    if (step !== 0) strip.show(strip.index() + step)
    if (button?.dataset.galleryClose !== undefined) dialog.close()
  })
  stepByKeys(dialog, strip)
  dialog.addEventListener('close', () => closed(strip.index()))
}

/** Makes the dialog work; it is filled when it is first opened. Closing tells which picture was in view. */
export function fullScreenOf(
  dialog: HTMLDialogElement,
  source: HTMLElement,
  closed: (index: number) => void,
): FullScreen | null {
  const list = dialog.querySelector<HTMLElement>('[data-gallery-full-strip]')
  const counter = dialog.querySelector('[data-gallery-full-counter]')
  if (!list) return null
  const strip = stripOf(list)
  const tell = (index: number) => {
    if (counter) counter.textContent = `${index + 1} / ${strip.count()}`
  }
  let last = 0
  watchStrip(list, strip, (index) => {
    last = index
    tell(index)
  })
  wire(dialog, strip, () => closed(last))
  return {
    open(index) {
      if (list.children.length === 0) fill(list, source)
      dialog.showModal()
      last = index
      strip.show(index, 'at once')
      tell(index)
    },
  }
}
