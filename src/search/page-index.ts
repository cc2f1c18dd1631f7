/** A page parameter as a zero-based index. Anything but a plain integer from 2 to 999999 is the first page. */
export function pageIndex(text: string | null | undefined): number {
  if (!text || !/^[1-9]\d{0,5}$/.test(text)) return 0
  return Number(text) - 1
}
