import { fetchPage } from '#api/page.ts'

/** A picture as shown on its car's page. */
export interface FurtherPicture {
  readonly src: string
  readonly srcset: string
}

/** The part of a document that is read here. */
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
 * All pictures of a car, read from its page: lists and their index have only the first. The page is prefetched anyway
 * (prefetch.ts), so this needs no extra request. Never rejects: empty when the fetch fails.
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

/** Moves the picture shown on the card to the front: one of two identical cars may start with another side. */
export const movePictureFirst = (
  pictures: readonly FurtherPicture[],
  shown: string | null,
): readonly FurtherPicture[] => pictures.toSorted((a, b) => Number(b.src === shown) - Number(a.src === shown))
