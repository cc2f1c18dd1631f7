/** A rate in percent as shoppers read it: "8.21%". */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`
}
