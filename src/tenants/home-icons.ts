/** A square picture for home screens: its address on a site, and its side in pixels. */
export interface HomeIcon {
  readonly path: string
  readonly wide: number
}

/** The icon iPhones request from every site under this name. */
const touchIcon: HomeIcon = { path: '/apple-touch-icon.png', wide: 180 }

/** Icons listed in the web app manifest. */
export const manifestIcons: readonly HomeIcon[] = [192, 512].map((wide) => ({ path: `/icon-${wide}.png`, wide }))

/** All icons drawn at build time: see scripts/build/home-icons.ts. */
export const homeIcons: readonly HomeIcon[] = [touchIcon, ...manifestIcons]
