import type { NavigationFileItem } from '../dealer-file/navigation.ts'
import type { NavigationItem } from '../site.ts'
import type { Path } from '../yaml/tree.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'

type AnyItem = Omit<NavigationFileItem, 'dropdownItems'> & { readonly dropdownItems?: readonly AnyItem[] }

function itemOf(item: AnyItem, path: Path, context: Context): NavigationItem {
  return {
    name: item.name,
    url: item.url,
    items: menuOf(item.dropdownItems ?? [], [...path, 'dropdownItems'], context),
    dynamic: item.dynamicDropdown,
    logo: publishMaybe(item.logo, [...path, 'logo'], context),
    className: item.className,
    mobileOpen: item.mobileOpen,
  }
}

/** A menu as the pages need it. */
export function menuOf(items: readonly AnyItem[], path: Path, context: Context): readonly NavigationItem[] {
  return items.map((item, index) => itemOf(item, [...path, index], context))
}
