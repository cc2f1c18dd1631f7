const mostWords = 6

/** Leading year and trailing source id of a slug: they identify a car, not a kind of car. */
const leadingYear = /^(?:19|20)\d\d(?:-|$)/
const trailingNumber = /(?:^|-)[a-z]*\d{5,}$/

/** "toyota hilux sr5" for /cars/2019-toyota-hilux-sr5-1000012; null for other paths and for slugs without words. */
export function wordsOfUnknownCar(pathname: string): string | null {
  const [, slug = ''] = /^\/cars\/([a-z0-9-]+)\/?$/.exec(pathname) ?? []
  const words = slug.replace(leadingYear, '').replace(trailingNumber, '').split('-').filter(Boolean)
  return words.slice(0, mostWords).join(' ') || null
}

/** URL of a search for cars like the one of an unknown path; null when the path is not a car's. */
export function searchForUnknownCar(pathname: string, defaultPath: string): string | null {
  const query = wordsOfUnknownCar(pathname)
  return query === null ? null : `${defaultPath}?query=${encodeURIComponent(query)}`
}

/** Path of the car's page for an unknown path below it, such as a checkout step; else null. */
export function carOfUnknownStep(pathname: string): string | null {
  return /^(\/cars\/[a-z0-9-]+)\/[a-z0-9-]+\/?$/.exec(pathname)?.[1] ?? null
}
