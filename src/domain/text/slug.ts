import { fold } from './fold.ts'

/** Maximum characters of a slug. */
export const longestSlug = 120

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

function plainLetters(text: string): string {
  return fold(text)
    .replace(/['’]+/g, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? '')
}

function shortened(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const cut = slug.slice(0, length + 1).replace(/-[^-]*$/, '')
  return cut.length <= length ? cut : slug.slice(0, length)
}

/**
 * Text as one URL path segment: lower-case letters, digits and single hyphens, at most `length` of them, cut between
 * words. Accents are dropped (é is e); letters of other scripts are removed. Returns `otherwise` when nothing is left.
 */
export function slugify(text: string, otherwise = 'item', length = longestSlug): string {
  const slug = plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return shortened(slug, length) || otherwise
}

/**
 * A unique slug per text, in the same order: the first of equal ones keeps the plain slug, later ones get a number
 * (`hilux`, `hilux-2`). `taken` are slugs that must not be used, such as those of fixed pages.
 */
export function uniqueSlugs(texts: readonly string[], taken: readonly string[] = []): readonly string[] {
  const wishes = texts.map((text) => slugify(text))
  const used = new Set([...taken, ...wishes])
  const given = new Set(taken)
  return wishes.map((wish) => {
    const slug = given.has(wish) ? firstFree(wish, used) : wish
    used.add(slug)
    given.add(slug)
    return slug
  })
}

function firstFree(wish: string, used: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const suffix = `-${number}`
    const slug = shortened(wish, longestSlug - suffix.length) + suffix
    if (!used.has(slug)) return slug
  }
}
