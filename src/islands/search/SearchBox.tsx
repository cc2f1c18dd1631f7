import { Icon } from '#components/icon/Icon.tsx'
import type { Query } from './use-query.ts'

export interface SearchBoxProps {
  readonly query: Query
  readonly placeholder: string
}

/** Words to look for in this list; the cars follow every letter. */
export function SearchBox({ query, placeholder }: SearchBoxProps) {
  const { typed, type, settle, box } = query
  return (
    <form
      className="list-search"
      onSubmit={(event) => {
        event.preventDefault()
        settle()
      }}
    >
      <Icon name="search" />
      <input
        ref={box}
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={typed}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
    </form>
  )
}
