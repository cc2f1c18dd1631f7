/** The parts of the home page below the first screen. */
export type HomePart =
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
  showroom: ['models', 'featured', 'promos', 'prices', 'reasons', 'reviews', 'locations'],
  collective: ['bodies', 'makes', 'featured', 'promos', 'prices', 'reviews', 'locations', 'reasons'],
  warehouse: ['prices', 'featured', 'bodies', 'promos', 'makes', 'reasons', 'reviews', 'locations'],
  trail: ['featured', 'bodies', 'promos', 'prices', 'reasons', 'makes', 'reviews', 'locations'],
  homestead: ['featured', 'reasons', 'bodies', 'promos', 'prices', 'reviews', 'locations'],
  mainstreet: ['bodies', 'featured', 'promos', 'prices', 'makes', 'reasons', 'reviews', 'locations'],
  studio: ['featured', 'promos', 'reasons', 'bodies', 'prices', 'reviews', 'locations'],
}

const usual: readonly HomePart[] = [
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
