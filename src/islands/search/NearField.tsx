import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import {
  findPostcodePosition,
  nearestSortName,
  type PositionResult,
  requestPosition,
} from '#islands/shared/shopper-position.ts'
import { dropNear, keepNear, type Near, nearPlace } from '#stores/near.ts'
import type { SearchProps } from './search-props.ts'

/** When the place changes, the pressed control is replaced: focuses the new one. */
function useFocusOn(near: Near | null) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(near)
  useEffect(() => {
    if (before.current !== near) form.current?.querySelector<HTMLElement>('input, button')?.focus()
    before.current = near
  }, [near])
  return form
}

/** Sets the place to measure distances from: a postcode, if the site has a table of them, or the browser's location. */
export default function NearField({ postcodes, called }: NonNullable<SearchProps['near']>): ReactNode {
  const { refresh } = useInstantSearch()
  const [near, setNear] = useState(() => nearPlace())
  const [note, setNote] = useState('')
  const form = useFocusOn(near)
  const settle = (place: Near | null) => {
    if (place) keepNear(place)
    else dropNear()
    setNear(place)
    setNote('')
    refresh()
  }
  const say = (found: PositionResult) => ('near' in found ? settle(found.near) : setNote(found.note))
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    say(await findPostcodePosition(postcodes, String(new FormData(event.currentTarget).get('postcode') ?? ''), called))
  }
  return (
    <form className="list-near" ref={form} onSubmit={look}>
      {near ? (
        <>
          <p role="status">{nearestSortName(near)}</p>
          <button type="button" className="chip-clear" onClick={() => settle(null)}>
            Change
          </button>
        </>
      ) : (
        <>
          {postcodes && (
            <>
              <label className="list-near-field">
                <span>Your {called}</span>
                <input
                  name="postcode"
                  inputMode="numeric"
                  autoComplete="postal-code"
                  maxLength={10}
                  required
                  aria-invalid={false}
                />
              </label>
              <button type="submit" className="button">
                Show nearest
              </button>
            </>
          )}
          <button
            type="button"
            className={postcodes ? 'chip-clear' : 'button'}
            onClick={() => requestPosition().then(say)}
          >
            Use my location
          </button>
          <p role="status" className="list-near-note">
            {note}
          </p>
        </>
      )}
    </form>
  )
}
