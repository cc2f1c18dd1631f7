import type { SiteSlice } from '#tenants/site-slice.ts'

/** The address of a make's banner script, told which kind of dealer this is; null where there is none. */
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
