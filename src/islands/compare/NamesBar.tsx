import { type RefObject, useEffect, useRef } from 'react'
import { type ComparedCar, ComparedColumns } from '#components/saved/CompareTable.tsx'
import { withUnbrokenHyphens } from '#domain/text/unbroken.ts'

interface NamesBarProps {
  readonly cars: readonly ComparedCar[]
  /** A line below each name: the car's price. */
  readonly prices: readonly string[]
  readonly hasMore: boolean
  /** The region that scrolls horizontally. */
  readonly table: RefObject<HTMLElement | null>
}

/**
 * Shows the bar below the site's header once the column heads have scrolled out of view, and follows the table's
 * horizontal scrolling. Returns the function that stops this.
 */
function follow(bar: HTMLElement, table: HTMLElement): () => void {
  const header = document.querySelector('header')
  const listening = new AbortController()
  const look = () => {
    const top = Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
    const { bottom = 0 } = table.querySelector('thead th')?.getBoundingClientRect() ?? {}
    bar.hidden = bottom > top || table.getBoundingClientRect().bottom < top + 2 * bar.offsetHeight
    bar.style.insetBlockStart = `${top}px`
    bar.firstElementChild?.scrollTo({ left: table.scrollLeft, behavior: 'instant' })
  }
  const { signal } = listening
  for (const name of ['scroll', 'resize']) addEventListener(name, look, { passive: true, signal })
  table.addEventListener('scroll', look, { passive: true, signal })
  look()
  return () => listening.abort()
}

/** The names of the cars, kept in view while their facts scroll. Screen readers use the column heads. */
export function NamesBar({ cars, prices, hasMore, table }: NamesBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current && table.current ? follow(bar.current, table.current) : undefined), [table])
  return (
    <div className="compare-names no-print" ref={bar} aria-hidden="true" hidden>
      <div className="container">
        <table className="compare-table" data-count={cars.length}>
          <ComparedColumns count={cars.length} hasMore={hasMore} />
          <tbody>
            <tr>
              <td />
              {cars.map(({ id, title }, at) => (
                <td key={id}>
                  <span className="compare-title">{withUnbrokenHyphens(title)}</span>
                  <span className="soft small">{prices[at]}</span>
                </td>
              ))}
              {hasMore && <td className="compare-more-place" />}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  )
}
