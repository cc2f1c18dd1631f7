import type { ReactNode } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { type Chip, chipsOf } from '#search/chips.ts'
import type { Meaning } from '#search/reading/reading.ts'
import type { SearchState } from '#search/state.ts'
import { chipName } from './labels.ts'

export interface ChipsProps {
  readonly state: SearchState
  readonly locale: LocalePolicy
  /** Names for groups of values. */
  readonly meanings: readonly Meaning[]
  readonly onRemove: (chip: Chip) => void
  readonly onClear: () => void
  /** Rendered after the chips. */
  readonly children?: ReactNode
}

/** All chosen filters, each with a remove button. */
export function Chips({ state, locale, meanings, onRemove, onClear, children }: ChipsProps) {
  const chips = chipsOf(state, meanings)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label="Chosen filters">
      {chips.map((chip) => {
        const name = chipName(state, chip, locale)
        return (
          <li key={`${chip.choice} ${chip.name} ${chip.values[0]}`}>
            <button type="button" className="chip" onClick={() => onRemove(chip)}>
              <span className="visually-hidden">Remove </span>
              {name}
              <Icon name="close" />
            </button>
          </li>
        )
      })}
      {chips.length > 1 && (
        <li>
          <button type="button" className="chip-clear" onClick={onClear}>
            Clear all
          </button>
        </li>
      )}
      {children}
    </ul>
  )
}
