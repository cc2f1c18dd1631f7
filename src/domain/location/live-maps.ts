interface MapSettings {
  readonly services: { readonly maps: { readonly token: string | null } }
  readonly location_pages: { readonly location_hero: { readonly map: 'interactive' | 'static' } }
}

/** Whether interactive maps are shown: the dealer enables them and has a token of the map service. */
export function hasLiveMaps({ services, location_pages }: MapSettings): boolean {
  return services.maps.token !== null && location_pages.location_hero.map === 'interactive'
}
