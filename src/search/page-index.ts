/** A page parameter as an offset from 0: only 2, 3, ... written plainly move on from the first page. */
export function pageIndex(text: string | null | undefined): number {
  if (!text || !/^[1-9]\d{0,5}$/.test(text)) return 0
  return Number(text) - 1
}
