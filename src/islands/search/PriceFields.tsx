import { useEffect, useRef, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { PriceSlider } from '#components/price/PriceSlider.tsx'
import { boundsOf, type PriceSpan, spanOf, spanSaid, withThumb } from '#domain/car/price-slider.ts'
import type { PriceScale } from '#domain/car/price-track.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import { answeredOf } from '#search/instantsearch/results.ts'
import type { Range } from '#search/state.ts'
import { followPresses, type SliderControls } from '../shared/slider-press.ts'
import { useBounds } from './use-bounds.ts'

export interface PriceFieldsProps {
  readonly scale: PriceScale
  readonly locale: LocalePolicy
}

/** What was typed as a price; null when it is none, and then that side is open. */
function typedPrice(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Typed prices may lie beyond the slider, but never meet: the other side gives way. */
function withTyped(range: Range | null, end: keyof Range, price: number | null): Range | null {
  const before = range ?? { min: null, max: null }
  const after = { ...before, [end]: price }
  if (after.min === null && after.max === null) return null
  if (after.min === null || after.max === null || after.min < after.max) return after
  return end === 'min' ? { min: after.min, max: after.min + 1 } : { min: Math.max(0, after.max - 1), max: after.max }
}

const keyOf = (range: Range | null) => `${range?.min} ${range?.max}`

/** Where the thumbs stand: at once where they are moved, and wherever the state goes by other ways. Its own late echoes move nothing. */
function useSpan(range: Range | null, scale: PriceScale) {
  const [span, setSpan] = useState(() => spanOf(range, scale))
  const sent = useRef<string[]>([])
  const key = keyOf(range)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the range
  useEffect(() => {
    const at = sent.current.indexOf(key)
    if (at < 0) setSpan(spanOf(range, scale))
    sent.current = at < 0 ? [] : sent.current.slice(at + 1)
  }, [key, scale])
  const move = (moved: PriceSpan, bounds: Range | null) => {
    setSpan(moved)
    sent.current.push(keyOf(bounds))
  }
  return [span, move] as const
}

/** A press on the track, heard once and answered as of the newest render. */
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

/** How many cars of the list have which price, whatever prices are chosen. */
function usePrices(): readonly (readonly [price: number, cars: number])[] {
  const counts = answeredOf(useInstantSearch().results)?.counts.price ?? {}
  return Object.entries(counts).map(([price, cars]) => [Number(price), cars])
}

/** The price filter: two thumbs for the quick way, two fields for an exact one. The cars follow every move. */
export function PriceFields({ scale, locale }: PriceFieldsProps) {
  const { range, choose } = useBounds('price')
  const prices = usePrices()
  const [span, setSpan] = useSpan(range, scale)
  const move = (thumb: keyof PriceSpan, price: number) => {
    const moved = withThumb(span, thumb, price, scale)
    const bounds = boundsOf(moved, scale)
    setSpan(moved, bounds)
    choose(bounds)
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
        said={spanSaid(span, scale, (amount) => formatMoney(amount, locale))}
        onThumb={move}
      />
      <div className="range-fields">
        {ends.map(([end, label]) => (
          <label key={`${end} ${range?.[end] ?? ''}`} className="range-field">
            <span>
              {label}
              <span className="visually-hidden"> price</span>
            </span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder="Any"
              defaultValue={typeof range?.[end] === 'number' ? formatMoney(range[end], locale) : ''}
              onBlur={(event) => choose(withTyped(range, end, typedPrice(event.target.value)))}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
