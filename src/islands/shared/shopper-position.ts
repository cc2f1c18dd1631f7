import { locatePostcode } from '#api/postcodes.ts'
import type { Near } from '#stores/near.ts'

/** The shopper's position, or a message that says why it is unknown. */
export type PositionResult = { readonly near: Near } | { readonly note: string }

const unasked = 'Your browser did not say where you are.'

/** The shopper's position from the browser, which may prompt for it: call on a press only. */
export function requestPosition(): Promise<PositionResult> {
  return new Promise((resolve) => {
    const found = ({ coords }: GeolocationPosition) =>
      resolve({ near: { lat: coords.latitude, long: coords.longitude, postcode: '' } })
    navigator.geolocation.getCurrentPosition(found, () => resolve({ note: unasked }), {
      maximumAge: 600_000,
      timeout: 10_000,
    })
  })
}

/** The position of a typed postcode, from the site's table at `postcodes`; `called` is the word for a postcode. */
export async function findPostcodePosition(
  postcodes: string | null,
  typed: string,
  called: string,
): Promise<PositionResult> {
  const postcode = typed.trim()
  const found = postcodes && postcode ? await locatePostcode(postcodes, postcode) : 'unknown'
  if (found === 'unknown') return { note: `We do not know the ${called} “${postcode}”.` }
  const unanswered = `The ${called} cannot be looked up just now. Please try again.`
  return found ? { near: { ...found, postcode } } : { note: unanswered }
}

/** The name of the order by distance from there. */
export function nearestSortName({ postcode }: Near): string {
  return postcode ? `Nearest to ${postcode} first.` : 'Nearest to where you are first.'
}
