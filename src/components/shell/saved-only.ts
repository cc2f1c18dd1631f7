import type { SiteSlice } from '#tenants/site-slice.ts'

/** Attributes of links to the saved cars: where cars are compared, the links are hidden while none is saved. */
export const savedOnly = ({ garage }: SiteSlice<'garage.compare'>) =>
  garage.compare.enabled ? { 'data-saved-only': true, hidden: true } : {}
