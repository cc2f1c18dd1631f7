/** Enlarges one picture at a time, which then scrolls within its item. */
export interface Zoom {
  readonly end: () => void
}

/** How far an arrow key moves an enlarged picture, as a fraction of its item's size. */
const stride = 0.25

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
}

/** The pressed point as fractions of the item's width and height; its middle for the keyboard. */
function shareOf(item: Element, event?: MouseEvent): readonly [x: number, y: number] {
  if (!event) return [0.5, 0.5]
  const { left, top, width, height } = item.getBoundingClientRect()
  return [(event.clientX - left) / width, (event.clientY - top) / height]
}

/** Lets the mouse drag an enlarged picture; touch scrolls it natively. Returns whether the last press was a drag. */
function drawnByMouse(list: HTMLElement): () => boolean {
  let isDrawn = false
  list.addEventListener('pointerdown', () => {
    isDrawn = false
  })
  list.addEventListener('dragstart', (event) => event.preventDefault())
  list.addEventListener('pointermove', ({ target, buttons, pointerType, movementX, movementY }) => {
    const item = target instanceof Element ? target.closest('[data-zoomed]') : null
    if (!item || buttons !== 1 || pointerType !== 'mouse') return
    item.scrollBy(-movementX, -movementY)
    isDrawn ||= Math.abs(movementX) + Math.abs(movementY) > 1
  })
  return () => isDrawn
}

/** Enlarges the picture in view on a press on it or on the button, whose aria-pressed shows the state. */
export function zoomOf(dialog: HTMLElement, list: HTMLElement, inView: () => Element | undefined): Zoom {
  const button = dialog.querySelector('[data-gallery-zoom]')
  const zoomed = () => list.querySelector('[data-zoomed]')
  const isDrawn = drawnByMouse(list)
  const set = (item: Element | null, isOn: boolean) => {
    item?.toggleAttribute('data-zoomed', isOn)
    button?.setAttribute('aria-pressed', String(isOn))
    // Selects the largest file for a picture wider than the screen.
    if (isOn) item?.querySelector('img')?.setAttribute('sizes', '300vw')
  }
  const toggle = (event?: MouseEvent) => {
    const item = inView() ?? null
    const [x, y] = item ? shareOf(item, event) : [0, 0]
    set(item, !item?.hasAttribute('data-zoomed'))
    if (!item) return
    item.scrollTo(x * (item.scrollWidth - item.clientWidth), y * (item.scrollHeight - item.clientHeight))
  }
  button?.addEventListener('click', () => toggle())
  list.addEventListener('click', (event) => {
    if (event.target instanceof HTMLImageElement && !isDrawn()) toggle(event)
  })
  dialog.addEventListener('keydown', (event) => {
    const [item, way] = [zoomed(), arrows[event.key]]
    if (!item || !way) return
    event.preventDefault()
    item.scrollBy(way[0] * item.clientWidth, way[1] * item.clientHeight)
  })
  return { end: () => set(zoomed(), false) }
}
