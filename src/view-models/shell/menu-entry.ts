import type { Model } from '#domain/model/model.ts'

/** A link with an optional second line or number. */
export interface MenuLink {
  readonly name: string
  readonly url: string
  readonly note?: string
  /**
   * Where the number of cars is inserted when the menu is opened (`for-sale-counts.ts`): beside the name, or as part
   * of it.
   */
  readonly count?: 'beside' | 'name'
  /** A small picture beside the name. */
  readonly logo?: string | null
  /** A CSS class set by the dealer. */
  readonly className?: string | null
}

/** A body style in a menu, leading to its list. */
export interface BodyTile extends MenuLink {
  /** A drawing of the style, or a photo of a vehicle in stock. */
  readonly picture: string
}

/** A brand in a menu: a make's page, or another site of the group. */
export interface BrandTile extends MenuLink {
  readonly logo: string | null
}

/** What opens under a menu entry. */
export type MenuPanel =
  | { readonly kind: 'list'; readonly links: readonly MenuLink[] }
  | {
      readonly kind: 'columns'
      readonly columns: readonly { readonly head: MenuLink; readonly links: readonly MenuLink[] }[]
    }
  | { readonly kind: 'models'; readonly models: readonly Model[]; readonly all: string | null }
  | {
      readonly kind: 'bodies'
      /** New, used and demo, shown above the tiles when the dealer wants its stock by type and has several. */
      readonly types: readonly MenuLink[]
      readonly tiles: readonly BodyTile[]
      readonly all: MenuLink
    }
  | { readonly kind: 'brands'; readonly tiles: readonly BrandTile[] }
  | {
      readonly kind: 'mega'
      /** "Shop Cars" */
      readonly head: string
      readonly types: readonly MenuLink[]
      readonly all: MenuLink
      readonly bodies: readonly BodyTile[]
      /** The makes in stock. */
      readonly makes: readonly BrandTile[]
      /** The group's other sites. */
      readonly sites: readonly BrandTile[]
    }

/** Whether pages may fetch a panel after they have loaded: those with pictures, which are most of a header's bytes. */
export const isDeferrable = ({ kind }: MenuPanel): boolean => kind !== 'list' && kind !== 'columns'

/** One entry of the main menu; `panel` null is a plain link. */
export interface MenuEntry {
  readonly name: string
  readonly url: string
  readonly panel: MenuPanel | null
  /** Whether it starts expanded in the mobile menu. */
  readonly mobileOpen: boolean
  readonly className: string | null
  /** A small picture beside the name. */
  readonly logo: string | null
}
