import { useEffect, useState } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import type { Search } from './use-search.ts'

export interface SearchBoxProps {
  readonly search: Search
  readonly placeholder: string
}

/** Words to look for in this list; the cars follow every letter. */
export function SearchBox({ search, placeholder }: SearchBoxProps) {
  const { state, change } = search
  const [typed, setTyped] = useState(state.query)
  useEffect(() => setTyped(state.query), [state.query])
  const type = (query: string) => {
    setTyped(query)
    change({ ...state, query: query.trimStart(), page: 0 })
  }
  return (
    <form className="list-search" onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={typed}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
    </form>
  )
}
