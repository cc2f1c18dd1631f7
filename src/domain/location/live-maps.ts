interface MapSettings {
  readonly maps: { readonly token: string | null }
  readonly locationPages: { readonly hero_map: 'interactive' | 'static' }
}

/** Whether a dealer's places may be shown on the map service's live map: it takes a token, and the dealer wanting one. */
export function hasLiveMaps({ maps, locationPages }: MapSettings): boolean {
  return maps.token !== null && locationPages.hero_map === 'interactive'
}
