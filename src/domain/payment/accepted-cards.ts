/** The cards and wallets a deposit may be paid with, in the order they are shown. */
export const acceptedCards = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const
