/** Midnight UTC of the day: demo stock is generated for whole days, regardless of a dealer's time zone. */
export function midnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}
