import { useRef } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import type { Query } from './use-query.ts'

export interface SearchBoxProps {
  readonly query: Query
  readonly placeholder: string
  /** The placeholder on phones, which have room for one word. */
  readonly short: string
}

/** Whether the shopper uses touch. A device without any pointer is used with keys. */
const hasFingers = () => ['(pointer)', '(hover: none), (pointer: coarse)'].every((query) => matchMedia(query).matches)

/** The search box of a list; the results follow every letter. */
export function SearchBox({ query, placeholder, short }: SearchBoxProps) {
  const { typed, type, settle, box } = query
  const isTouched = useRef(false)
  const finish = () => {
    // Loaded with the first finished search; on failure, only the search history lacks it.
    if (isTouched.current)
      void import('#stores/trail.ts').then(
        (trail) => trail.noteSearch(typed),
        () => undefined,
      )
    isTouched.current = false
    settle()
  }
  return (
    <form
      className="list-search"
      onSubmit={(event) => {
        event.preventDefault()
        // Blurring hides a phone's keyboard and shows the cars; with a real keyboard, the focus stays here.
        if (hasFingers()) box.current?.blur()
        else finish()
      }}
    >
      <Icon name="search" />
      <input
        ref={box}
        type="search"
        // Before hydration the form is submitted natively.
        name="query"
        aria-label={placeholder}
        placeholder={placeholder}
        value={typed}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => {
          isTouched.current = true
          type(event.target.value)
        }}
        onBlur={finish}
      />
      <span className="list-search-short" aria-hidden="true">
        {short}
      </span>
    </form>
  )
}
