import { type PriceSpan, thumbNear } from '#domain/car/price-slider.ts'
import { type PriceScale, priceAt, shareOf } from '#domain/car/price-track.ts'

/** Who moves the thumbs of a slider. */
export interface SliderControls {
  readonly span: () => PriceSpan
  readonly move: (thumb: keyof PriceSpan, price: number) => void
}

/** The thumb a press means and how to read the pointer from then on: one that is touched does not jump under the pointer. */
function pressOf(event: PointerEvent, slider: ParentNode, scale: PriceScale, span: PriceSpan) {
  const box = (selector: string) => slider.querySelector(selector)?.getBoundingClientRect()
  const { left = 0, width = 1 } = box('.price-track') ?? {}
  const shareAt = ({ clientX }: PointerEvent) => (clientX - left) / width
  const reach = (box('[data-thumb]')?.width ?? 0) / 2 / width
  const thumb = thumbNear(span, shareAt(event), scale, reach)
  const off = shareAt(event) - shareOf(span[thumb], scale)
  const held = Math.abs(off) < reach ? off : 0
  return { thumb, priceOf: (moved: PointerEvent) => priceAt(shareAt(moved) - held, scale) }
}

/**
 * A press on a price slider (components/price/PriceSlider) moves the nearer thumb there, and it follows the pointer until it is let
 * go, as with any native slider: those know even tracks only. A press that turns into scrolling moves nothing. Answers the way to stop.
 */
export function followPresses(slider: ParentNode, scale: PriceScale, { span, move }: SliderControls): () => void {
  const thumbs = slider.querySelector<HTMLElement>('.price-thumbs')
  const listening = new AbortController()
  const onPress = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.preventDefault()
    const before = span()
    const { thumb, priceOf } = pressOf(event, slider, scale, before)
    const pressed = new AbortController()
    const { signal } = pressed
    listening.signal.addEventListener('abort', () => pressed.abort(), { signal })
    thumbs?.setPointerCapture(event.pointerId)
    thumbs?.querySelector<HTMLInputElement>(`[data-thumb=${thumb}]`)?.focus({ preventScroll: true })
    thumbs?.addEventListener('pointermove', (moved) => move(thumb, priceOf(moved)), { signal })
    thumbs?.addEventListener('pointerup', () => pressed.abort(), { signal })
    const giveUp = () => {
      move(thumb, before[thumb])
      pressed.abort()
    }
    thumbs?.addEventListener('pointercancel', giveUp, { signal })
    move(thumb, priceOf(event))
  }
  thumbs?.addEventListener('pointerdown', onPress, { signal: listening.signal })
  return () => listening.abort()
}
