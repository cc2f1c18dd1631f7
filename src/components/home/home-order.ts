/** The parts of the home page below the first screen. */
export type HomePart = 'models' | 'bodies' | 'featured' | 'prices' | 'promos' | 'makes' | 'reasons' | 'locations'

const byTemplate: Readonly<Record<string, readonly HomePart[]>> = {
  showroom: ['models', 'featured', 'promos', 'prices', 'reasons', 'locations'],
  collective: ['bodies', 'makes', 'featured', 'promos', 'prices', 'locations', 'reasons'],
  warehouse: ['prices', 'featured', 'bodies', 'promos', 'makes', 'reasons', 'locations'],
  trail: ['featured', 'bodies', 'promos', 'prices', 'reasons', 'makes', 'locations'],
  homestead: ['featured', 'reasons', 'bodies', 'promos', 'prices', 'locations'],
  mainstreet: ['bodies', 'featured', 'promos', 'prices', 'makes', 'reasons', 'locations'],
  studio: ['featured', 'promos', 'reasons', 'bodies', 'prices', 'locations'],
}

const usual: readonly HomePart[] = ['bodies', 'featured', 'promos', 'prices', 'makes', 'reasons', 'locations']

/** What a template tells shoppers first. Parts without anything to show are left out by themselves. */
export function homeOrder(template: string): readonly HomePart[] {
  return byTemplate[template] ?? usual
}
