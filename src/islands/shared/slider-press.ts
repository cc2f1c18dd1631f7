import { type PriceScale, type PriceSpan, priceAt, thumbNear } from '#domain/car/price-slider.ts'

/** Who moves the thumbs of a slider. */
export interface SliderControls {
  readonly span: () => PriceSpan
  readonly move: (thumb: keyof PriceSpan, price: number) => void
}

/**
 * A press beside the thumbs of a price slider (components/price/PriceSlider) moves the nearer one there, and it follows the
 * pointer until it is let go, as with any native slider. A press that turns into scrolling moves nothing. Answers the way to stop.
 */
export function followPresses(slider: ParentNode, scale: PriceScale, { span, move }: SliderControls): () => void {
  const thumbs = slider.querySelector<HTMLElement>('.price-thumbs')
  const track = slider.querySelector('.price-track')
  const listening = new AbortController()
  const priceOf = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 1 } = track?.getBoundingClientRect() ?? {}
    return priceAt((clientX - left) / width, scale)
  }
  const onPress = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const before = span()
    const thumb = thumbNear(before, priceOf(event))
    const pressed = new AbortController()
    const signal = AbortSignal.any([pressed.signal, listening.signal])
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
