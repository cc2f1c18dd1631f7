const mostWords = 6

/** A year before the name and a source's own number behind it say which car it was, not what kind. */
const leadingYear = /^(?:19|20)\d\d(?:-|$)/
const trailingNumber = /(?:^|-)[a-z]*\d{5,}$/

/** "toyota hilux sr5" for /cars/2019-toyota-hilux-sr5-1000012; null when the address is no car's or says nothing. */
export function wordsOfUnknownCar(pathname: string): string | null {
  const [, slug = ''] = /^\/cars\/([a-z0-9-]+)\/?$/.exec(pathname) ?? []
  const words = slug.replace(leadingYear, '').replace(trailingNumber, '').split('-').filter(Boolean)
  return words.slice(0, mostWords).join(' ') || null
}

/** The search for cars like one whose address is not known any more, or null when the address is no car's. */
export function searchForUnknownCar(pathname: string, defaultPath: string): string | null {
  const query = wordsOfUnknownCar(pathname)
  return query === null ? null : `${defaultPath}?query=${encodeURIComponent(query)}`
}

/** The page of the car that a lost address below it is about, such as that of its checkout; null when it is none. */
export function carOfUnknownStep(pathname: string): string | null {
  return /^(\/cars\/[a-z0-9-]+)\/[a-z0-9-]+\/?$/.exec(pathname)?.[1] ?? null
}
