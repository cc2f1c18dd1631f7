/** How long a paid car is held, in ms: over a weekend, until the dealer's stock shows it. */
export const paidHoldMs = 72 * 3_600_000
