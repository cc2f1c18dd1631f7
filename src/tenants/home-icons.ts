/** A square picture for home screens: its address on a site, and its side in pixels. */
export interface HomeIcon {
  readonly path: string
  readonly wide: number
}

/** The one that iPhones ask every site for, by this name. */
const touchIcon: HomeIcon = { path: '/apple-touch-icon.png', wide: 180 }

/** Those that a manifest names. */
export const manifestIcons: readonly HomeIcon[] = [192, 512].map((wide) => ({ path: `/icon-${wide}.png`, wide }))

/** Every icon of a site that is drawn when it is built: see scripts/build/home-icons.ts. */
export const homeIcons: readonly HomeIcon[] = [touchIcon, ...manifestIcons]
