// The files of this folder stand in, by scripts/build/lean-instantsearch.ts, for parts of InstantSearch that this product never
// runs. This one: its own router (addresses are ours), click analytics for a search company, a crawler's metadata and
// template helpers.

const nothing = () => undefined

export default nothing

/** No clicks are sent anywhere. */
export function createInsightsMiddleware() {
  return () => ({ onStateChange: nothing, subscribe: nothing, started: nothing, unsubscribe: nothing })
}

/** No crawler reads metadata. */
export function createMetadataMiddleware() {
  return createInsightsMiddleware()
}

export function isMetadataEnabled(): false {
  return false
}

export const hydrateSearchClient = nothing

export const hydrateRecommendCache = nothing
