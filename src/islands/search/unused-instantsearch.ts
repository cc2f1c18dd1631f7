// Stands in, by the aliases of astro.config.mjs, for parts of InstantSearch that this product never runs: its own router
// (addresses are ours), click analytics for a search company, a crawler's metadata and template helpers.

const nothing = () => undefined

export default nothing

/** No clicks are sent anywhere. */
export function createInsightsMiddleware() {
  return () => ({ onStateChange: nothing, subscribe: nothing, started: nothing, unsubscribe: nothing })
}

export const createMetadataMiddleware = createInsightsMiddleware

export function isMetadataEnabled(): false {
  return false
}

export const hydrateSearchClient = nothing

export const hydrateRecommendCache = nothing
