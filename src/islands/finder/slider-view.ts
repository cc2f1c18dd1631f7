import {
  boundsOf,
  formatPriceBounds,
  isColumnSelected,
  isLowInFront,
  type PriceSpan,
  withThumb,
} from '#domain/car/price-slider.ts'
import { type PriceScale, shareOf } from '#domain/car/price-track.ts'
import { followPresses } from '../shared/slider-press.ts'

const thumbNames = ['low', 'high'] as const

/** A prerendered price slider (components/price/PriceSlider) with its labels. */
export interface SliderView {
  readonly span: () => PriceSpan
  /** Redraws from the thumbs' positions, also after the browser has restored them. */
  readonly draw: () => void
}

function setAll(elements: Iterable<Element>, name: string, isSet: (at: number) => boolean): void {
  for (const [at, element] of [...elements].entries()) element.toggleAttribute(name, isSet(at))
}

/** Keeps the thumbs apart, before other listeners receive the input event, and draws the range between them. */
export function attachSlider(root: HTMLElement, scale: PriceScale, money: (amount: number) => string): SliderView {
  const input = (thumb: keyof PriceSpan) => root.querySelector<HTMLInputElement>(`[data-thumb=${thumb}]`)
  const columns = root.querySelectorAll('.price-columns rect')
  const track = root.querySelector('.price-track rect')
  const span = (): PriceSpan => ({
    low: input('low')?.valueAsNumber ?? scale.min,
    high: input('high')?.valueAsNumber ?? scale.max,
  })
  const draw = () => {
    const now = span()
    const said = formatPriceBounds(boundsOf(now, scale), scale, money)
    const at = { low: shareOf(now.low, scale), high: shareOf(now.high, scale) }
    track?.setAttribute('x', String(at.low))
    track?.setAttribute('width', String(at.high - at.low))
    setAll(columns, 'data-inside', (column) => isColumnSelected(column, columns.length, now, scale))
    input('low')?.toggleAttribute('data-front', isLowInFront(now, scale))
    for (const thumb of thumbNames) {
      input(thumb)?.style.setProperty('--at', String(at[thumb]))
      input(thumb)?.setAttribute('aria-valuetext', said[thumb])
      const words = root.querySelector(`[data-said=${thumb}]`)
      if (words) words.textContent = said[thumb]
    }
  }
  const before = { ...span() }
  for (const thumb of thumbNames) {
    input(thumb)?.addEventListener('input', (event) => {
      const moved = event.currentTarget as HTMLInputElement
      const kept = withThumb(before, thumb, moved.valueAsNumber, scale)
      moved.value = String(kept[thumb])
      Object.assign(before, kept)
      draw()
    })
  }
  followPresses(root, scale, {
    span,
    move: (thumb, price) => {
      const pressed = input(thumb)
      if (!pressed) return
      pressed.value = String(price)
      pressed.dispatchEvent(new Event('input', { bubbles: true }))
    },
  })
  return {
    span,
    draw: () => {
      Object.assign(before, span())
      draw()
    },
  }
}
