interface MapSettings {
  readonly services: { readonly maps: { readonly token: string | null } }
  readonly location_pages: { readonly location_hero: { readonly map: 'interactive' | 'static' } }
}

/** Whether a dealer's places may be shown on the map service's live map: it takes a token, and the dealer wanting one. */
export function hasLiveMaps({ services, location_pages }: MapSettings): boolean {
  return services.maps.token !== null && location_pages.location_hero.map === 'interactive'
}
