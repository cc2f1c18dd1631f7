import { useEffect, useState } from 'react'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { type BroaderSearch, broaderSearchesOf, choicesOf } from '#search/broader-searches.ts'
import { countOf, type Noun } from '#search/nouns.ts'
import type { TotalSource } from '#search/results.ts'
import { emptyState } from '#search/state.ts'
import { nothingMatches } from '#search/unmatched-words.ts'
import { writeSearch } from '#search/url.ts'
import { choiceName } from './labels.ts'
import type { Session } from './session.ts'
import type { Search } from './use-search.ts'

export interface EmptyStateProps {
  readonly search: Search
  readonly session: Session
  readonly locale: LocalePolicy
  readonly totalSource: TotalSource
  readonly noun: Noun
}

/** Searches with fewer choices and their numbers of cars; empty until they are fetched. */
function useBroaderSearches({ search, session, totalSource }: EmptyStateProps): readonly BroaderSearch[] {
  const [known, setKnown] = useState<readonly BroaderSearch[]>([])
  const { state } = search
  const key = writeSearch(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the state
  useEffect(() => {
    let isCurrent = true
    setKnown([])
    broaderSearchesOf(state, session.transport, session.policy, totalSource)
      .then((found) => isCurrent && setKnown(found))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [key, session, totalSource])
  return known
}

function adviceFor([first]: readonly BroaderSearch[]): string {
  if (!first) return 'Try fewer or other words, or clear the filters.'
  return first.kind === 'only' ? 'Start again from one of your choices:' : 'Remove a filter to see more:'
}

/** Shown when no car matches: which choices to remove, and how many cars that would show. */
export function EmptyState(props: EmptyStateProps) {
  const { search, locale, noun } = props
  const { state, change } = search
  const broaderSearches = useBroaderSearches(props)
  if (choicesOf(state).length === 1) return <OneChoice {...props} total={broaderSearches[0]?.total} />
  return (
    <div className="no-cars">
      <h2>No {noun.many} match</h2>
      <p>{adviceFor(broaderSearches)}</p>
      <ul className="broader-searches">
        {broaderSearches.map((broader) => (
          <li key={broader.choice}>
            <button type="button" className="button button--secondary" onClick={() => change(broader.state)}>
              {broader.kind === 'only' ? 'Only' : 'Without'} {choiceName(state, broader.choice, locale)}:{' '}
              {countOf(broader.total, noun, locale)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button" onClick={() => change(emptyState)}>
            Clear all filters
          </button>
        </li>
      </ul>
    </div>
  )
}

/** The only choice matches nothing: offers the whole list. */
function OneChoice({ search, locale, noun, total }: EmptyStateProps & { readonly total: number | undefined }) {
  const { query } = search.state
  return (
    <div className="no-cars">
      <h2>{query ? nothingMatches(query) : `No ${noun.many} match`}</h2>
      {query && <p>Try other words, or look through everything here.</p>}
      <button type="button" className="button" onClick={() => search.change(emptyState)}>
        Show all {total === undefined ? noun.many : countOf(total, noun, locale)}
      </button>
    </div>
  )
}
