import type { Location } from '#domain/location/location.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { SisterSite, Site } from '../site.ts'
import type { Context } from './context.ts'
import { publish } from './files.ts'
import { addressOf } from './locations.ts'
import { contactModeOf } from './routes.ts'

function socialOf(file: DealerFile): Site['contact']['social'] {
  const urls = {
    facebook: file.facebook_url,
    instagram: file.instagram_url,
    tiktok: file.tiktok_url,
    youtube: file.youtube_url,
  }
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== null))
}

/** How to reach the dealer. The address is the primary location's when none is withoutNulls. */
export function contactOf(file: DealerFile, locations: readonly Location[]): Site['contact'] {
  const primary = locations.find((place) => place.primary)
  return {
    phone: file.phone,
    email: file.email,
    address: file.address ? addressOf(file.address, file.locale) : (primary?.address ?? null),
    mode: contactModeOf(file),
    special_phones: file.special_phones,
    service_booking_url: file.xtime_url,
    social: socialOf(file),
  }
}

/** The group's other sites. */
export function sisterSitesOf(file: DealerFile, context: Context): readonly SisterSite[] {
  return file.dealership_websites
    .map(({ logo, ...site }, index) => ({
      ...site,
      logo: logo && publish(logo.url, ['dealership_websites', index, 'logo', 'url'], context),
    }))
    .filter(({ slug }) => slug !== file.slug)
}
