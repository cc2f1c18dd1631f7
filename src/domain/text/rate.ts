/** Formats a rate in percent: "8.21%". */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`
}
