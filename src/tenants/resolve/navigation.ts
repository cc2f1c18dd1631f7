import type { NavigationFileItem } from '../dealer-file/navigation.ts'
import type { MenuItem, NavigationItem } from '../site/shell.ts'
import type { Path } from '../yaml/tree.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'
import { ownLink } from './own-link.ts'

/** A menu entry of any level. */
type AnyItem = Pick<NavigationFileItem, 'name' | 'url' | 'logo' | 'className'> & {
  readonly dropdownItems?: readonly AnyItem[]
}

/** The path of a menu's setting, and what resolving its links requires. */
export interface MenuPlace {
  readonly path: Path
  /** The address of the contact page. */
  readonly contact: string
}

function itemOf(item: AnyItem, { path, contact }: MenuPlace, context: Context): NavigationItem {
  return {
    name: item.name,
    url: ownLink(item.url, contact),
    dropdownItems: linksOf(item.dropdownItems ?? [], { path: [...path, 'dropdownItems'], contact }, context),
    logo: publishMaybe(item.logo, [...path, 'logo'], context),
    className: item.className,
  }
}

/** Resolves the links and logos of a menu. */
export function linksOf(items: readonly AnyItem[], at: MenuPlace, context: Context): readonly NavigationItem[] {
  return items.map((item, index) => itemOf(item, { ...at, path: [...at.path, index] }, context))
}

/** Resolves the main menu; only its entries have dynamicDropdown and mobileOpen. */
export function menuOf(items: readonly NavigationFileItem[], at: MenuPlace, context: Context): readonly MenuItem[] {
  const links = linksOf(items, at, context)
  return items.flatMap(({ dynamicDropdown, mobileOpen }, index) => {
    const link = links[index]
    return link ? [{ ...link, dynamicDropdown, mobileOpen }] : []
  })
}
