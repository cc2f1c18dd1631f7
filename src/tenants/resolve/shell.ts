import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Shell } from '../site/shell.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'
import { linksOf, menuOf } from './navigation.ts'

function footerOf(file: DealerFile, context: Context): Shell['footer'] {
  const { group_subfooter: strip, staff } = file.footer
  return {
    ...file.footer,
    group_subfooter: { ...strip, logo: publishMaybe(strip.logo, ['footer', 'group_subfooter', 'logo'], context) },
    staff: staff.map((person, index) => ({
      ...person,
      photo: publishMaybe(person.photo, ['footer', 'staff', index, 'photo'], context),
    })),
  }
}

type Menus = Pick<Shell, 'navigation' | 'nav'>

function menusOf(file: DealerFile, contact: string, context: Context): Menus {
  const menus = Object.entries(file.nav.make_menus)
  const navigation = {
    header: menuOf(file.navigation?.header ?? [], { path: ['navigation', 'header'], contact }, context),
    footer: linksOf(file.navigation?.footer ?? [], { path: ['navigation', 'footer'], contact }, context),
  }
  const make_menus = Object.fromEntries(
    menus.map(([make, items]) => [make, linksOf(items, { path: ['nav', 'make_menus', make], contact }, context)]),
  )
  return { navigation, nav: { make_menus } }
}

/** What the shell requires of the rest of a site: the number of visible locations and the path of the contact page. */
interface Around {
  readonly places: number
  readonly contact: string
}

/** Banner, header, menus, footer and legal line of every page. */
export function shellOf(file: DealerFile, { places, contact }: Around, context: Context): Shell {
  return {
    ...menusOf(file, contact, context),
    banner: { ...file.banner, address: file.banner.address ?? (places > 1 ? 'locations' : 'address') },
    header: file.header,
    footer: footerOf(file, context),
    legal: { footer_text: file.legal.footer_text ?? '' },
  }
}
