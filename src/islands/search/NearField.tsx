import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { locatePostcode } from '#api/postcodes.ts'
import { dropNear, keepNear, type Near, nearPlace } from '#stores/near.ts'
import type { SearchProps } from './search-props.ts'

/** Where the browser says the shopper is, asked when the shopper presses for it. @throws when it does not say */
function askBrowser(): Promise<Near> {
  return new Promise((resolve, reject) => {
    const found = ({ coords }: GeolocationPosition) =>
      resolve({ lat: coords.latitude, long: coords.longitude, postcode: '' })
    navigator.geolocation.getCurrentPosition(found, reject, { maximumAge: 600_000, timeout: 10_000 })
  })
}

const unasked = 'Your browser did not say where you are.'
const unanswered = 'Postcodes cannot be looked up just now. Please try again.'

/** What was pressed goes with its question: the focus moves on to what stands there instead. */
function useFocusOn(near: Near | null) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(near)
  useEffect(() => {
    if (before.current !== near) form.current?.querySelector<HTMLElement>('input, button')?.focus()
    before.current = near
  }, [near])
  return form
}

/** From where the nearest cars are meant: a postcode where the site knows them, or where the browser is. */
export default function NearField({ postcodes }: NonNullable<SearchProps['near']>): ReactNode {
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
  const locate = () => askBrowser().then(settle, () => setNote(unasked))
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const postcode = String(new FormData(event.currentTarget).get('postcode') ?? '').trim()
    const found = postcodes && postcode ? await locatePostcode(postcodes, postcode) : 'unknown'
    if (found === 'unknown') return setNote(`We do not know the postcode “${postcode}”.`)
    if (found === null) return setNote(unanswered)
    settle({ ...found, postcode })
  }
  return (
    <form className="list-near" ref={form} onSubmit={look}>
      {near ? (
        <>
          <p role="status">
            {near.postcode ? `Nearest to ${near.postcode} first.` : 'Nearest to where you are first.'}
          </p>
          <button type="button" className="chip-clear" onClick={() => settle(null)}>
            Change
          </button>
        </>
      ) : (
        <>
          {postcodes && (
            <>
              <label className="list-near-field">
                <span>Your postcode</span>
                <input name="postcode" inputMode="numeric" autoComplete="postal-code" maxLength={10} required />
              </label>
              <button type="submit" className="button">
                Show nearest
              </button>
            </>
          )}
          <button type="button" className={postcodes ? 'chip-clear' : 'button'} onClick={locate}>
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
