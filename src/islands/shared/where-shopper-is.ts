import { locatePostcode } from '#api/postcodes.ts'
import type { Near } from '#stores/near.ts'

/** Where a shopper is, or why that is not known, for them to read. */
export type Whereabouts = { readonly near: Near } | { readonly note: string }

const unasked = 'Your browser did not say where you are.'

/** Where the browser says the shopper is; for a press that asks for it. */
export function askBrowser(): Promise<Whereabouts> {
  return new Promise((resolve) => {
    const found = ({ coords }: GeolocationPosition) =>
      resolve({ near: { lat: coords.latitude, long: coords.longitude, postcode: '' } })
    navigator.geolocation.getCurrentPosition(found, () => resolve({ note: unasked }), {
      maximumAge: 600_000,
      timeout: 10_000,
    })
  })
}

/** Where a typed postcode is, by the site's own table at `postcodes`; `called` is what it is called there. */
export async function placeOfPostcode(postcodes: string | null, typed: string, called: string): Promise<Whereabouts> {
  const postcode = typed.trim()
  const found = postcodes && postcode ? await locatePostcode(postcodes, postcode) : 'unknown'
  if (found === 'unknown') return { note: `We do not know the ${called} “${postcode}”.` }
  const unanswered = `The ${called} cannot be looked up just now. Please try again.`
  return found ? { near: { ...found, postcode } } : { note: unanswered }
}

/** What an order from there is called. */
export function nearestFirstFrom({ postcode }: Near): string {
  return postcode ? `Nearest to ${postcode} first.` : 'Nearest to where you are first.'
}
