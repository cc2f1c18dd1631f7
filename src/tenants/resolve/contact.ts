import type { Location } from '#domain/location/location.ts'
import { primaryLocation, visibleLocations } from '#domain/location/primary.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Contact } from '../site/contact.ts'
import { addressOf } from './locations.ts'
import { contactModeOf } from './routes.ts'

/** How to reach the dealer. The address is the primary location's when the file has none. */
export function contactOf(file: DealerFile, locations: readonly Location[]): Contact {
  const { phone, email, special_phones, xtime_url, facebook_url, instagram_url, tiktok_url, youtube_url } = file
  const primary = primaryLocation(visibleLocations(locations))
  return {
    phone,
    email,
    address: file.address ? addressOf(file.address, file.locale) : (primary?.address ?? null),
    mode: contactModeOf(file),
    intro: file.contact.intro,
    answer_time: file.contact.answer_time,
    special_phones,
    xtime_url,
    facebook_url,
    instagram_url,
    tiktok_url,
    youtube_url,
  }
}
