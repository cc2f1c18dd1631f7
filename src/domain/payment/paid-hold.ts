/** How long a car is held once it was paid for, in ms: until the dealer's stock says so, over a weekend. */
export const paidHoldMs = 72 * 3_600_000
