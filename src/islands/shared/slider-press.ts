import { type PriceSpan, thumbNear } from '#domain/car/price-slider.ts'
import { type PriceScale, priceAt, shareOf } from '#domain/car/price-track.ts'

/** Reads and moves the thumbs of a slider. */
export interface SliderControls {
  readonly span: () => PriceSpan
  readonly move: (thumb: keyof PriceSpan, price: number) => void
}

/**
 * Returns the function that moves the pressed thumb: to the pointer, without a jump if the thumb itself was pressed, or
 * back for null. Of two overlapping thumbs, it is the one that can move in the pointer's direction.
 */
function pressOf(event: PointerEvent, thumbs: HTMLElement, scale: PriceScale, { span, move }: SliderControls) {
  const before = span()
  const box = (selector: string) => thumbs.querySelector(selector)?.getBoundingClientRect()
  const { left = 0, width = 1 } = box('.price-track') ?? {}
  const shareAt = ({ clientX }: PointerEvent) => (clientX - left) / width
  const reach = (box('[data-thumb]')?.width ?? 0) / 2 / width
  let ofBoth: keyof PriceSpan | undefined
  return (moved: PointerEvent | null) => {
    const by = moved ? shareAt(moved) - shareAt(event) : 0
    if (by) ofBoth ??= by < 0 ? 'low' : 'high'
    const thumb = thumbNear(before, shareAt(event), scale, reach, ofBoth)
    const at = shareOf(before[thumb], scale)
    const from = Math.abs(shareAt(event) - at) < reach ? at : shareAt(event)
    thumbs.querySelector<HTMLElement>(`[data-thumb=${thumb}]`)?.focus({ preventScroll: true })
    move(thumb, moved ? priceAt(from + by, scale) : before[thumb])
  }
}

/**
 * A press on a price slider (components/price/PriceSlider) moves the nearer thumb there, which then follows the pointer
 * until released, as on native sliders, which have linear tracks only. A press that turns into scrolling moves nothing.
 * Returns the function that stops this.
 */
export function followPresses(slider: ParentNode, scale: PriceScale, controls: SliderControls): () => void {
  const thumbs = slider.querySelector<HTMLElement>('.price-thumbs')
  const listening = new AbortController()
  let follow: ReturnType<typeof pressOf> | null = null
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    hear: (event: PointerEvent) => void,
  ) => thumbs?.addEventListener(type, hear, { signal: listening.signal })
  on('pointerdown', (event) => {
    if (!thumbs || event.button !== 0 || !event.isPrimary) return
    event.preventDefault()
    thumbs.setPointerCapture(event.pointerId)
    follow = pressOf(event, thumbs, scale, controls)
    follow(event)
  })
  on('pointermove', (event) => follow?.(event))
  on('pointerup', () => {
    follow = null
  })
  on('pointercancel', () => {
    follow?.(null)
    follow = null
  })
  return () => listening.abort()
}
