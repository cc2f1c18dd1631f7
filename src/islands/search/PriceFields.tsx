import { useEffect, useRef, useState } from 'react'
import { PriceSlider } from '#components/price/PriceSlider.tsx'
import { boundsOf, formatPriceBounds, type PriceSpan, spanOf, withThumb } from '#domain/car/price-slider.ts'
import type { PriceScale } from '#domain/car/price-track.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { Range } from '#search/state.ts'
import { followPresses, type SliderControls } from '../shared/slider-press.ts'
import { PriceField } from './PriceField.tsx'
import { useBounds } from './use-bounds.ts'
import { useCounts } from './use-counts.ts'

export interface PriceFieldsProps {
  readonly scale: PriceScale
  readonly locale: LocalePolicy
}

/** The range with a typed price, which may be beyond the slider. If the ends would meet, the other one moves. */
function withTyped(range: Range | null, end: keyof Range, price: number | null): Range | null {
  const before = range ?? { min: null, max: null }
  const after = { ...before, [end]: price }
  if (after.min === null && after.max === null) return null
  if (after.min === null || after.max === null || after.min < after.max) return after
  return end === 'min' ? { min: after.min, max: after.min + 1 } : { min: Math.max(0, after.max - 1), max: after.max }
}

const keyOf = (range: Range | null) => `${range?.min} ${range?.max}`

/**
 * The range of the thumbs: follows their moves at once, and all other changes of the state. Delayed echoes of its own
 * moves are ignored.
 */
function useAtOnce(range: Range | null) {
  const [bounds, setBounds] = useState(range)
  const sent = useRef<string[]>([])
  const key = keyOf(range)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the range
  useEffect(() => {
    const at = sent.current.indexOf(key)
    if (at < 0) setBounds(range)
    sent.current = at < 0 ? [] : sent.current.slice(at + 1)
  }, [key])
  const move = (moved: Range | null) => {
    setBounds(moved)
    sent.current.push(keyOf(moved))
  }
  return [bounds, move] as const
}

/** Handles presses on the track: one listener that uses the controls of the newest render. */
function usePresses(scale: PriceScale, controls: SliderControls) {
  const fields = useRef<HTMLDivElement>(null)
  const newest = useRef(controls)
  useEffect(() => {
    newest.current = controls
  })
  useEffect(() => {
    if (!fields.current) return
    return followPresses(fields.current, scale, {
      span: () => newest.current.span(),
      move: (thumb, price) => newest.current.move(thumb, price),
    })
  }, [scale])
  return fields
}

/** The price filter: a slider with two thumbs, and two fields for exact prices. The results follow every move. */
export function PriceFields({ scale, locale }: PriceFieldsProps) {
  const { range, choose } = useBounds('price')
  const { counts } = useCounts('price')
  const prices = Object.entries(counts ?? {}).map(([price, cars]) => [Number(price), cars] as const)
  const [bounds, setBounds] = useAtOnce(range)
  const span = spanOf(bounds, scale)
  const move = (thumb: keyof PriceSpan, price: number) => {
    const moved = boundsOf(withThumb(span, thumb, price, scale), scale)
    setBounds(moved)
    choose(moved)
  }
  const fields = usePresses(scale, { span: () => span, move })
  const ends = [
    ['min', 'Min'],
    ['max', 'Max'],
  ] as const
  return (
    <div className="price-fields" ref={fields}>
      <PriceSlider
        scale={scale}
        span={span}
        prices={prices}
        said={formatPriceBounds(bounds, scale, (amount) => formatMoney(amount, locale))}
        onThumb={move}
      />
      <div className="range-fields">
        {ends.map(([end, label]) => (
          <PriceField
            key={end}
            label={label}
            bound={range?.[end] ?? null}
            locale={locale}
            onBound={(bound) => choose(withTyped(range, end, bound))}
          />
        ))}
      </div>
    </div>
  )
}
