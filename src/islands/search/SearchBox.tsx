import { useRef } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import type { Query } from './use-query.ts'

export interface SearchBoxProps {
  readonly query: Query
  readonly placeholder: string
  /** What stands on a phone in the place of that: there is room for a word. */
  readonly short: string
}

/** Fingers are at work: a screen that nothing points at, not even they, has keys. */
const hasFingers = () => ['(pointer)', '(hover: none), (pointer: coarse)'].every((query) => matchMedia(query).matches)

/** Words to look for in this list; the cars follow every letter. */
export function SearchBox({ query, placeholder, short }: SearchBoxProps) {
  const { typed, type, settle, box } = query
  const isTouched = useRef(false)
  const finish = () => {
    // Comes with the first search that is finished; without it nothing but the memory of it is lost.
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
        // A phone's keyboard goes away and shows the cars; whoever has keys of their own goes on from here, without a mouse too.
        if (hasFingers()) box.current?.blur()
        else finish()
      }}
    >
      <Icon name="search" />
      <input
        ref={box}
        type="search"
        // Whoever is quicker than the scripts sends it as any form.
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
