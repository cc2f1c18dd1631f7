import type { NavigationFileItem } from '../dealer-file/navigation.ts'
import type { NavigationItem } from '../site.ts'
import type { Path } from '../yaml/tree.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'
import { ownLink } from './own-link.ts'

/** An entry of any level: only those of the main menu fill themselves or start open. */
type AnyItem = Pick<NavigationFileItem, 'name' | 'url' | 'logo' | 'className'> &
  Partial<Pick<NavigationFileItem, 'dynamicDropdown' | 'mobileOpen'>> & { readonly dropdownItems?: readonly AnyItem[] }

/** Where a menu stands, and what its entries are made with. */
export interface MenuPlace {
  readonly path: Path
  /** The address of the contact page. */
  readonly contact: string
}

function itemOf(item: AnyItem, { path, contact }: MenuPlace, context: Context): NavigationItem {
  return {
    name: item.name,
    url: ownLink(item.url, contact),
    items: menuOf(item.dropdownItems ?? [], { path: [...path, 'dropdownItems'], contact }, context),
    dynamic: item.dynamicDropdown ?? null,
    logo: publishMaybe(item.logo, [...path, 'logo'], context),
    className: item.className,
    mobileOpen: item.mobileOpen ?? false,
  }
}

/** A menu as the pages need it. */
export function menuOf(items: readonly AnyItem[], at: MenuPlace, context: Context): readonly NavigationItem[] {
  return items.map((item, index) => itemOf(item, { ...at, path: [...at.path, index] }, context))
}
