/** Lists of more pages link to pages further away as well. */
const mostByOnes = 4

/** 1, 2, 4, 8, ...: any page of a long list is few of these steps away. */
function steps(pages: number): readonly number[] {
  if (pages <= mostByOnes) return [1]
  return Array.from({ length: Math.ceil(Math.log2(pages)) }, (_, at) => 2 ** at)
}

/**
 * The pages a list links to, from 0, with null for a gap: the first, the last, those around the present one, and from a
 * long list some that are further away each, so that every page stays a few clicks from every other.
 */
export function pageLinks(page: number, pages: number): readonly (number | null)[] {
  const near = [0, pages - 1, page, ...steps(pages).flatMap((step) => [page - step, page + step])]
  const shown = [...new Set(near.filter((number) => number >= 0 && number < pages))].sort((a, b) => a - b)
  return shown.flatMap((number, at) => {
    const before = shown[at - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}

/** Which of these links stand too far from the present page for a small screen, the gaps beside them too. */
export function farLinks(links: readonly (number | null)[], page: number, pages: number): readonly boolean[] {
  const isFar = (number: number | null | undefined) =>
    typeof number === 'number' && number > 0 && number < pages - 1 && Math.abs(number - page) > 1
  return links.map((number, at) => (number === null ? isFar(links[at - 1]) || isFar(links[at + 1]) : isFar(number)))
}
