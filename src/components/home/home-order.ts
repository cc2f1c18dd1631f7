/** The parts of the home page below the first screen. */
export type HomePart =
  | 'slides'
  | 'models'
  | 'bodies'
  | 'featured'
  | 'prices'
  | 'promos'
  | 'makes'
  | 'reasons'
  | 'reviews'
  | 'locations'

const byTemplate: Readonly<Record<string, readonly HomePart[]>> = {
  showroom: ['slides', 'models', 'featured', 'promos', 'prices', 'reasons', 'reviews', 'locations'],
  collective: ['slides', 'bodies', 'makes', 'featured', 'promos', 'prices', 'reviews', 'locations', 'reasons'],
  warehouse: ['slides', 'prices', 'featured', 'bodies', 'promos', 'makes', 'reasons', 'reviews', 'locations'],
  trail: ['slides', 'featured', 'bodies', 'promos', 'prices', 'reasons', 'makes', 'reviews', 'locations'],
  homestead: ['slides', 'featured', 'reasons', 'bodies', 'promos', 'prices', 'reviews', 'locations'],
  mainstreet: ['slides', 'bodies', 'featured', 'promos', 'prices', 'makes', 'reasons', 'reviews', 'locations'],
  studio: ['slides', 'featured', 'promos', 'reasons', 'bodies', 'prices', 'reviews', 'locations'],
}

const usual: readonly HomePart[] = [
  'slides',
  'bodies',
  'featured',
  'promos',
  'prices',
  'makes',
  'reasons',
  'reviews',
  'locations',
]

/** What a template tells shoppers first. Parts without anything to show are left out by themselves. */
export function homeOrder(template: string): readonly HomePart[] {
  return byTemplate[template] ?? usual
}
