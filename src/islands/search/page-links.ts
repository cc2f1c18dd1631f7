/** The pages a list links to, from 0, with null for a gap: the first, the last, and those around the present one. */
export function pageLinks(page: number, pages: number): readonly (number | null)[] {
  const near = [0, pages - 1, page - 1, page, page + 1].filter((number) => number >= 0 && number < pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, at) => {
    const before = shown[at - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
