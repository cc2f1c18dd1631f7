import { type CallApi, callAddress, fetchJson, record } from './call.ts'

/** The disclaimer of a car's weekly price; the lender's own (`lenders`) when the request returns none. */
export async function financeDisclaimer(
  api: CallApi,
  carId: string,
  lenders: string | null,
  ask: typeof fetch = fetch,
): Promise<string | null> {
  const path = `/api/cars/${encodeURIComponent(carId)}/finance-disclaimer`
  const moved = { ...api, paths: withCar(api.paths, carId) }
  const { disclaimer } = record(await fetchJson(callAddress(moved, 'finance_disclaimer', path), ask))
  return typeof disclaimer === 'string' && disclaimer.trim() !== '' ? disclaimer : lenders
}

/** Replaces {id} in the dealer's own path with the car's id. */
function withCar(paths: CallApi['paths'], carId: string): CallApi['paths'] {
  const path = paths.finance_disclaimer
  return path === undefined ? paths : { finance_disclaimer: path.replace('{id}', encodeURIComponent(carId)) }
}
