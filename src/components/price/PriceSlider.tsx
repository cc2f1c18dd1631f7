import { isColumnSelected, isLowInFront, type PriceSpan, priceColumns } from '#domain/car/price-slider.ts'
import { type PriceScale, shareOf } from '#domain/car/price-track.ts'
import './price-slider.css'

export interface PriceSliderProps {
  readonly scale: PriceScale
  readonly span: PriceSpan
  /** Number of cars per price, for the histogram. */
  readonly prices: readonly (readonly [price: number, cars: number])[]
  /** Values of both thumbs as text. */
  readonly said: Readonly<Record<keyof PriceSpan, string>>
  /** Omitted where scripts without React move the thumbs. */
  readonly onThumb?: (thumb: keyof PriceSpan, price: number) => void
}

const columns = 36
const names: Readonly<Record<keyof PriceSpan, string>> = { low: 'Lowest price', high: 'Highest price' }

/** Price range slider: a histogram and two thumbs, each a native range input of its thumb's size. */
export function PriceSlider({ scale, span, prices, said, onThumb }: PriceSliderProps) {
  const [low, high] = [shareOf(span.low, scale), shareOf(span.high, scale)]
  return (
    <div className="price-slider">
      <svg className="price-columns" viewBox={`0 0 ${columns} 1`} preserveAspectRatio="none" aria-hidden="true">
        {priceColumns(prices, scale, columns).map((height, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={at}
            x={at + 0.12}
            // A thousandth of the height is below one pixel.
            y={Math.round((1 - height) * 1000) / 1000}
            width={0.76}
            height={1}
            data-inside={isColumnSelected(at, columns, span, scale) || undefined}
          />
        ))}
      </svg>
      <div className="price-thumbs">
        <svg className="price-track" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect x={low} width={high - low} height={1} />
        </svg>
        {(['low', 'high'] as const).map((thumb) => (
          <input
            key={thumb}
            ref={(input) => input?.style.setProperty('--at', String(shareOf(span[thumb], scale)))}
            type="range"
            data-thumb={thumb}
            data-front={(thumb === 'low' && isLowInFront(span, scale)) || undefined}
            aria-label={names[thumb]}
            aria-valuetext={said[thumb]}
            min={scale.min}
            max={scale.max}
            step={scale.step}
            {...(onThumb
              ? { value: span[thumb], onChange: (event) => onThumb(thumb, Number(event.currentTarget.value)) }
              : { defaultValue: span[thumb] })}
          />
        ))}
      </div>
    </div>
  )
}
