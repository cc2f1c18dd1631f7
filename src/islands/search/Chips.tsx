import { Icon } from '#components/icon/Icon.tsx'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { chipsOf } from '#search/chips.ts'
import type { Meaning } from '#search/reading/reading.ts'
import { emptyState } from '#search/state.ts'
import { choiceName, valueName } from './labels.ts'
import type { Search } from './use-search.ts'

export interface ChipsProps {
  readonly search: Search
  readonly locale: LocalePolicy
  /** What several values are called together. */
  readonly meanings: readonly Meaning[]
}

/** Everything chosen, each with a way to take it back. */
export function Chips({ search, locale, meanings }: ChipsProps) {
  const { state, change } = search
  const chips = chipsOf(state, meanings)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label="Chosen filters">
      {chips.map(({ choice, value, name: called, without }) => {
        const name =
          called ??
          (value !== null && choice !== 'query' && choice !== 'price' && choice !== 'km' && choice !== 'year'
            ? valueName(choice, value)
            : choiceName(state, choice, locale))
        return (
          <li key={`${choice} ${called} ${value}`}>
            <button type="button" className="chip" onClick={() => change(without)}>
              <span className="visually-hidden">Remove </span>
              {name}
              <Icon name="close" />
            </button>
          </li>
        )
      })}
      {chips.length > 1 && (
        <li>
          <button type="button" className="chip-clear" onClick={() => change({ ...emptyState, sort: state.sort })}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}
