import type { SiteSlice } from '#tenants/site-slice.ts'

/** URL of a make's banner script, with the dealer's type as a parameter; null when the banner is off. */
export function brandBannerAddress({
  services: {
    brand_banner: { enabled, src, type },
  },
}: SiteSlice<'services.brand_banner'>): string | null {
  if (!enabled || src === null) return null
  const address = new URL(src)
  address.searchParams.set('type', type)
  return address.href
}
