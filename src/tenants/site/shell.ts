/** One entry of a menu. */
export interface NavigationItem {
  readonly name: string
  readonly url: string
  readonly dropdownItems: readonly NavigationItem[]
  readonly logo: string | null
  readonly className: string | null
}

/**
 * One entry of the main menu. Its `dynamicDropdown` is filled at build: models, stock, the group's other sites or body
 * styles.
 */
export interface MenuItem extends NavigationItem {
  readonly dynamicDropdown: 'models' | 'stock' | 'brands' | 'bodies' | null
  /** Its submenu starts open on phones. */
  readonly mobileOpen: boolean
}

export interface StaffMember {
  readonly name: string
  readonly photo: string | null
  readonly department: string
  readonly phone: string | null
  /** Slug of the location where they work; null for no particular one. */
  readonly location: string | null
}

interface Banner {
  readonly address: 'address' | 'locations' | 'none'
  readonly items: readonly ('phone' | 'social' | 'reviews')[]
}

interface Header {
  readonly variant: 'standard' | 'large' | 'square_logo'
  readonly mega_menu: boolean
  readonly dropdown_trigger: 'click' | 'hover'
  readonly mobile_nav: 'burger' | 'drawer'
}

interface Footer {
  readonly variant: 'standard' | 'columns' | 'minimal'
  readonly group_subfooter: { readonly enabled: boolean; readonly logo: string | null; readonly name: string | null }
  readonly subscribe: boolean
  readonly dealers: boolean
  readonly hours: boolean
  readonly map: boolean
  readonly staff: readonly StaffMember[]
  readonly owners_group: { readonly label: string; readonly url: string } | null
}

/** Banner, header, menus, footer and legal line of every page. */
export interface Shell {
  readonly banner: Banner
  readonly header: Header
  readonly navigation: { readonly header: readonly MenuItem[]; readonly footer: readonly NavigationItem[] }
  /** A menu per make, by the make's name. */
  readonly nav: { readonly make_menus: Readonly<Record<string, readonly NavigationItem[]>> }
  readonly footer: Footer
  readonly legal: { readonly footer_text: string }
}
