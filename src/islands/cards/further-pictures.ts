import { fetchPage } from '#api/page.ts'

/** A picture as the page of its car shows it. */
export interface FurtherPicture {
  readonly src: string
  readonly srcset: string
}

/** What is read of a page. */
export interface PageOfPictures {
  readonly querySelectorAll: (selector: string) => Iterable<Pick<Element, 'getAttribute'>>
}

const found = new Map<string, Promise<readonly FurtherPicture[]>>()

async function ask(address: string, get: (address: string) => Promise<PageOfPictures>) {
  const pictures = (await get(address)).querySelectorAll('[data-gallery-strip] img')
  return [...pictures].map((picture) => ({
    src: picture.getAttribute('src') ?? '',
    srcset: picture.getAttribute('srcset') ?? '',
  }))
}

/**
 * All pictures of a car, as its page has them: lists and their index carry the first one alone. The page is fetched ahead
 * already (prefetch.ts), so that this asks for nothing more. Never rejects: where nobody answers there are none.
 */
export function picturesOf(
  address: string,
  get: (address: string) => Promise<PageOfPictures> = fetchPage,
): Promise<readonly FurtherPicture[]> {
  const known = found.get(address)
  if (known) return known
  const asked = ask(address, get).catch(() => [])
  found.set(address, asked)
  return asked
}

/** The same, with the one in front that stands on the card: a card beside its twin leads with another side. */
export const ledBy = (pictures: readonly FurtherPicture[], shown: string | null): readonly FurtherPicture[] =>
  pictures.toSorted((a, b) => Number(b.src === shown) - Number(a.src === shown))
