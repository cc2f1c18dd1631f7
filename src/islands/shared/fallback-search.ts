import { fetchCarVins } from '#api/car-vins.ts'
import { carsOfVin } from '#search/cars-of-vin.ts'
import { searchFewerWords as searchWords } from '#search/fewer-words.ts'
import { untilItSucceeds } from '#search/transport/until-it-succeeds.ts'

const vinsOnce = untilItSucceeds(async () => {
  const vins = await fetchCarVins()
  if (!vins) throw new Error('Nobody says the VINs of the cars.')
  return vins
})

/** Fetched by whoever typed what no car holds all words of: a VIN, or words of which some have to go. */
export const searchFewerWords: typeof searchWords = async (transport, request, nothing, asking, base) => {
  const vinsOf = () => vinsOnce().catch(() => null)
  return (await carsOfVin(transport, request, vinsOf, asking)) ?? searchWords(transport, request, nothing, asking, base)
}
