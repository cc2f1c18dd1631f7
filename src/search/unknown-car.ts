import { writeLocation } from './page-path.ts'
import { readSearch } from './url.ts'

const mostWords = 6

/** Years and numbers of a source's own say which car it was, not what kind. */
const isOfOneCar = (word: string) => /^(?:19|20)\d\d$/.test(word) || /\d{4}/.test(word) || /^\d+$/.test(word)

/** "toyota hilux sr5" for /cars/2019-toyota-hilux-sr5-1000012; null when the address is no car's or says nothing. */
export function wordsOfUnknownCar(pathname: string): string | null {
  const [, slug = ''] = /^\/cars\/([a-z0-9-]+)\/?$/.exec(pathname) ?? []
  const words = slug.split('-').filter((word) => word !== '' && !isOfOneCar(word))
  return words.slice(0, mostWords).join(' ') || null
}

/** The search for cars like one whose address is not known any more, or null when the address is no car's. */
export function searchForUnknownCar(pathname: string, defaultPath: string): string | null {
  const query = wordsOfUnknownCar(pathname)
  return query === null ? null : writeLocation(defaultPath, { ...readSearch(''), query, page: 0 })
}

/** The page of the car that a lost address below it is about, such as that of its checkout; null when it is none. */
export function carOfUnknownStep(pathname: string): string | null {
  return /^(\/cars\/[a-z0-9-]+)\/[a-z0-9-]+\/?$/.exec(pathname)?.[1] ?? null
}
