import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Site } from '../site.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'
import { linksOf, menuOf } from './navigation.ts'

type Shell = Pick<Site, 'navigation' | 'banner' | 'header' | 'footer' | 'reviews'>

function footerOf(file: DealerFile, context: Context): Site['footer'] {
  const { group_subfooter: strip, staff } = file.footer
  return {
    ...file.footer,
    group_subfooter: { ...strip, logo: publishMaybe(strip.logo, ['footer', 'group_subfooter', 'logo'], context) },
    staff: staff.map((person, index) => ({
      ...person,
      photo: publishMaybe(person.photo, ['footer', 'staff', index, 'photo'], context),
    })),
    legal_text: file.legal.footer_text ?? '',
  }
}

function navigationOf(file: DealerFile, contact: string, context: Context): Site['navigation'] {
  const menus = Object.entries(file.nav.make_menus)
  return {
    header: menuOf(file.navigation?.header ?? [], { path: ['navigation', 'header'], contact }, context),
    footer: linksOf(file.navigation?.footer ?? [], { path: ['navigation', 'footer'], contact }, context),
    make_menus: Object.fromEntries(
      menus.map(([make, items]) => [make, linksOf(items, { path: ['nav', 'make_menus', make], contact }, context)]),
    ),
  }
}

/** What of the rest of a site its shell depends on: how many places it shows, and where its contact page is. */
interface Around {
  readonly places: number
  readonly contact: string
}

/** What stands around every page. */
export function shellOf(file: DealerFile, { places, contact }: Around, context: Context): Shell {
  return {
    navigation: navigationOf(file, contact, context),
    banner: { ...file.banner, address: file.banner.address ?? (places > 1 ? 'locations' : 'address') },
    header: file.header,
    footer: footerOf(file, context),
    reviews: { ...file.reviews, urls: file.gmb_profiles.map(({ review_url }) => review_url) },
  }
}
