/** How the first screen is laid out. */
export type HeroLayout = 'stage' | 'split' | 'poster' | 'plain'

const byTemplate: Readonly<Record<string, HeroLayout>> = {
  showroom: 'stage',
  collective: 'split',
  warehouse: 'poster',
  trail: 'poster',
  homestead: 'split',
  mainstreet: 'plain',
  studio: 'plain',
}

/** The first screen of a template; without a picture every template puts words first. */
export function heroLayout(template: string, hasPicture: boolean): HeroLayout {
  return hasPicture ? (byTemplate[template] ?? 'split') : 'plain'
}
