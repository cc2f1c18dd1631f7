/** Lists of more pages than this also link to pages further away. */
const mostByOnes = 4

/** Distances to linked pages: 1; in long lists 1, 2, 4, 8, ..., so that any page is a few of these steps away. */
function steps(pages: number): readonly number[] {
  if (pages <= mostByOnes) return [1]
  return Array.from({ length: Math.ceil(Math.log2(pages)) }, (_, at) => 2 ** at)
}

/**
 * The pages a list links to, from 0, with null for a gap: the first, the last, the neighbours, and in long lists some
 * further away, so that every page is a few clicks from every other.
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

/** Link index -> whether it is too far from the current page for a small screen; gaps beside such links are, too. */
export function farLinks(links: readonly (number | null)[], page: number, pages: number): readonly boolean[] {
  const isFar = (number: number | null | undefined) =>
    typeof number === 'number' && number > 0 && number < pages - 1 && Math.abs(number - page) > 1
  return links.map((number, at) => (number === null ? isFar(links[at - 1]) || isFar(links[at + 1]) : isFar(number)))
}
