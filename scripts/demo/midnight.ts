/** Stock is made for whole days, which begin by the clock of no place. */
export function midnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}
